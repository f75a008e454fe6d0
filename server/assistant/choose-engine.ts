import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '../../content/schema/read.ts'
import type { AnswerEngine } from './answer-engine.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { guardedEngine } from './guarded-engine.ts'
import { type ModelSettings, modelEngine } from './model-engine.ts'
import { truthChecker } from './truth.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

/** The embedded engine; where a model is configured, the model, with the embedded engine behind it. */
export const chooseEngine = (content: Content, { model }: AssistantConfig, log: FastifyBaseLogger): AnswerEngine => {
  const embedded = embeddedEngine(content)
  if (!model) return embedded
  return guardedEngine({
    model: modelEngine(model, content, embedded.passages),
    fallback: embedded,
    check: truthChecker(content),
    log,
  })
}
