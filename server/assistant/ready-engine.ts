import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '../../content/schema/read.ts'
import { type AnswerEngine, visitorTurns } from './answer-engine.ts'
import { dangerFinder } from './danger/find-danger.ts'
import { openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import { type ModelSettings, topicChooser } from './model/choose-topics.ts'
import { guidedEngine } from './model/guided-engine.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

/** Looks for danger in each message before anything else; only what is harmless reaches the engine behind it. */
export const dangerFirst = ({ danger }: Pick<Content, 'danger'>, engine: AnswerEngine): AnswerEngine => {
  const find = dangerFinder(danger)
  return {
    answer: async (message, conversation, pageLanguage) => {
      const found = find(message)
      if (!found) return engine.answer(message, conversation, pageLanguage)
      const text = danger[found.language].kinds[found.kind].answer
      return { text, lang: found.language, isAnswered: true }
    },
  }
}

/** Makes an engine of what was learned. Where a model is configured, it chooses among the topics that came near. */
export const readyEngine = (
  { content, learned }: Knowledge,
  { model }: AssistantConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AnswerEngine => {
  const engine = openEngine(content, learned)
  if (model) return dangerFirst(content, guidedEngine({ content, engine, choose: topicChooser(model), log }))
  return dangerFirst(content, {
    answer: async (message, conversation = [], pageLanguage) =>
      engine.reply(message, visitorTurns(conversation), { pageLanguage }),
  })
}
