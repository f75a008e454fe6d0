import type { FastifyBaseLogger } from 'fastify'
import type { DangerKind } from '../../content/schema/danger.ts'
import type { Content } from '../../content/schema/read.ts'
import { type ChatLanguage, chatNextLimit } from '../../contract/chat-message.ts'
import { type Answer, type AnswerEngine, saidBy } from './answer-engine.ts'
import { dangerFinder } from './danger/find-danger.ts'
import { type Engine, openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import { type ModelSettings, topicChooser } from './model/choose-topics.ts'
import { guidedEngine } from './model/guided-engine.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

type Words = Pick<Content, 'danger' | 'assistantTranslations' | 'topics'>
type Sense = Engine['sense']

/**
 * Least likelihood of danger, 0 to 1, measured on messages outside of the training data:
 *
 * - `besideWorry`, `alone`: the danger answer replaces the topic's, with and without words of hurt or fear
 * - `kind`: that answer is the one of the kind of danger, not the general one
 * - `line`: the topic's answer ends with the line on 911 and offers no sale
 * - `lineIfUnsure`: the same, beside words of hurt or below an unsure answer. Of 35 dangers that get no danger answer 34
 *   reach it, of 160 harmless messages 40.
 */
const thresholds = { besideWorry: 0.1, alone: 0.92, kind: 0.5, line: 0.7, lineIfUnsure: 0.01 }

/** Topics that sell: their questions are no buttons below the line on 911. */
const sales = ['price', 'plans', 'bundle', 'discounts', 'quote', 'booking', 'same-day', 'premium', 'solar', 'windows']

const salesQuestions = (topics: Content['topics'][ChatLanguage]): ReadonlySet<string> =>
  new Set(sales.flatMap((id) => topics[id]?.question ?? []))

/** An answer to possible danger sells nothing: no buttons of price or quote. */
const withoutSales = (answer: Answer, selling: ReadonlySet<string>): Answer => ({
  ...answer,
  ...(answer.next && { next: answer.next.filter((question) => !selling.has(question)) }),
  ...(answer.links && { links: answer.links.filter(({ href }) => !href.includes('#quote')) }),
})

/**
 * Checks each message for danger first, by patterns and by the danger classifier; only harmless messages reach the
 * engine. If danger is possible or the answer is unsure, it ends with a line on 911.
 */
export const dangerFirst = (
  { danger, assistantTranslations, topics }: Words,
  engine: AnswerEngine,
  sense: Sense,
): AnswerEngine => {
  const read = dangerFinder(danger)
  const selling = { en: salesQuestions(topics.en), es: salesQuestions(topics.es) }
  return {
    answer: async (message, conversation, pageLanguage) => {
      const sensed = sense(message, pageLanguage)
      const { found, isWorrying } = read(message)
      const fixed = (kind: DangerKind | 'general', lang: ChatLanguage): Answer => {
        const { general, kinds } = danger[lang]
        return { text: kind === 'general' ? general : kinds[kind].answer, lang, isAnswered: true }
      }
      const isKind = sensed?.isClear === true && sensed.likelihood >= thresholds.kind
      // "I'm deaf and there is a fire" is not about email.
      const isBeside = found?.kind === 'hearing' && isWorrying
      if (isBeside) return fixed(isKind && sensed.kind !== 'hearing' ? sensed.kind : 'general', found.language)
      if (found) return fixed(found.kind, found.language)
      if (sensed && sensed.likelihood >= (isWorrying ? thresholds.besideWorry : thresholds.alone)) {
        return fixed(isKind ? sensed.kind : 'general', sensed.language)
      }
      const answer = await engine.answer(message, conversation, pageLanguage)
      const { net } = assistantTranslations[answer.lang]
      const isUnsure = answer.isUnsure === true
      const isPossible =
        (sensed?.likelihood ?? 0) >=
        (isWorrying || isUnsure || !answer.isAnswered ? thresholds.lineIfUnsure : thresholds.line)
      const { next, text, ...said } = isPossible ? withoutSales(answer, selling[answer.lang]) : answer
      return {
        ...said,
        // Also twice in one chat: patterns do not find every danger.
        text: isPossible || isUnsure ? `${text}\n\n${net}` : text,
        ...(next && { next: next.slice(0, chatNextLimit) }),
      }
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
      engine.reply(message, saidBy(conversation), { pageLanguage }),
  }
  const behind = model ? guidedEngine({ content, engine, choose: topicChooser(model), log }) : alone
  return dangerFirst(content, behind, engine.sense)
}
