import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '../../content/schema/read.ts'
import { type AnswerEngine, visitorTurns } from './answer-engine.ts'
import { dangerFinder } from './danger/find-danger.ts'
import { type Engine, openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import { type ModelSettings, topicChooser } from './model/choose-topics.ts'
import { guidedEngine } from './model/guided-engine.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

type Words = Pick<Content, 'danger' | 'assistantTranslations'>
type Sense = Engine['sense']

/**
 * Checks each message for danger first, by patterns and by the danger classifier; only harmless messages reach the
 * engine. If danger is possible, adds a line on 911 to the answer.
 */
export const dangerFirst = (
  { danger, assistantTranslations }: Words,
  engine: AnswerEngine,
  sense: Sense,
): AnswerEngine => {
  const read = dangerFinder(danger)
  return {
    answer: async (message, conversation, pageLanguage) => {
      const sensed = sense(message, pageLanguage)
      const { found = sensed?.isSure ? sensed : undefined, isWorrying } = read(message)
      if (found) {
        const text = danger[found.language].kinds[found.kind].answer
        return { text, lang: found.language, isAnswered: true }
      }
      const answer = await engine.answer(message, conversation, pageLanguage)
      const { net } = assistantTranslations[answer.lang]
      if (answer.text.includes(net) || (!sensed && !isWorrying)) return answer
      return { ...answer, text: `${answer.text}\n\n${net}` }
    },
  }
}

/** Builds an engine from knowledge. A configured model chooses among the likely topics. */
export const readyEngine = (
  { content, learned }: Knowledge,
  { model }: AssistantConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AnswerEngine => {
  const engine = openEngine(content, learned)
  const alone: AnswerEngine = {
    answer: async (message, conversation = [], pageLanguage) =>
      engine.reply(message, visitorTurns(conversation), { pageLanguage }),
  }
  const behind = model ? guidedEngine({ content, engine, choose: topicChooser(model), log }) : alone
  return dangerFirst(content, behind, engine.sense)
}
