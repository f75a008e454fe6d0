import type { FastifyBaseLogger } from 'fastify'
import type { AnswerEngine } from './answer-engine.ts'
import { dangerFirst } from './danger/danger-first.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { guardedEngine } from './guarded-engine.ts'
import type { Knowledge } from './knowledge.ts'
import type { ModelSettings } from './model-engine.ts'
import { truthChecker } from './truth.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }
type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * The embedded engine; where a model is configured, the model, with the embedded engine behind it. Whichever answers, danger
 * is looked for first.
 */
export const chooseEngine = async (
  { content, learned }: Knowledge,
  { model }: AssistantConfig,
  log: Log,
): Promise<AnswerEngine> => {
  const embedded = embeddedEngine(content, learned)
  if (!model) return dangerFirst(content, embedded)
  // Loaded only where it is used: it takes longer to start than all the rest of the assistant.
  const { modelEngine } = await import('./model-engine.ts')
  const guarded = guardedEngine({
    model: modelEngine(model, content, embedded.passages),
    fallback: embedded,
    check: truthChecker(content),
    languageOf: embedded.languageOf,
    log,
  })
  return dangerFirst(content, guarded)
}
