import type { FastifyBaseLogger } from 'fastify'
import { type AnswerEngine, visitorTurns } from './answer-engine.ts'
import { dangerFirst } from './danger/danger-first.ts'
import { openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import type { ModelSettings } from './model/choose-topics.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }
type Log = Pick<FastifyBaseLogger, 'warn'>

/** The engine; where a model is configured, it chooses the topic. Either way danger is looked for first. */
export const chooseEngine = async (
  { content, learned }: Knowledge,
  { model }: AssistantConfig,
  log: Log,
): Promise<AnswerEngine> => {
  const engine = openEngine(content, learned)
  if (!model)
    return dangerFirst(content, {
      answer: async (message, conversation = [], pageLanguage) =>
        engine.reply(message, visitorTurns(conversation), { pageLanguage }),
    })
  // Loaded only where it is used: it takes longer to start than all the rest of the assistant.
  const { topicChooser } = await import('./model/choose-topics.ts')
  const { guidedEngine } = await import('./model/guided-engine.ts')
  return dangerFirst(content, guidedEngine({ content, engine, choose: topicChooser(model), log }))
}
