import type { FastifyBaseLogger } from 'fastify'
import type { DangerKind } from '../../content/schema/danger.ts'
import type { Content } from '../../content/schema/read.ts'
import { type ChatLanguage, chatNextLimit, inChatLanguages } from '../../contract/chat-message.ts'
import { type Answer, type AnswerEngine, saidBy } from './answer-engine.ts'
import { dangerAnswers } from './danger/danger-answers.ts'
import { dangerFinder } from './danger/find-danger.ts'
import type { SensedDanger } from './danger/sense-danger.ts'
import { type Engine, openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import { type ModelSettings, topicChooser } from './model/choose-topics.ts'
import { guidedEngine } from './model/guided-engine.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

type Words = Pick<Content, 'business' | 'danger' | 'assistantTranslations' | 'topics'>

/**
 * Least likelihood of danger, 0 to 1, measured on messages outside of the training data:
 *
 * - `pattern`: a pattern counts; less likely it is a figure of speech, such as "they jumped me with questions"
 * - `besideWorry`, `ifUnsure`, `alone`: the danger answer replaces the topic's: in a text with words of hurt or fear,
 *   where the engine is unsure, and otherwise
 * - `kind`: that answer is the one of the kind of danger, not the general one
 * - `line`: the topic's answer ends with the line on 911 and offers no sale
 * - `lineIfUnsure`: the same, beside words of hurt or below an unsure answer
 */
const thresholds = {
  pattern: 0.01,
  besideWorry: 0.1,
  alone: 0.9,
  ifUnsure: 0.5,
  kind: 0.5,
  line: 0.5,
  lineIfUnsure: 0.01,
}

/** Topics that sell: their questions are no buttons below the line on 911. */
const sales = ['price', 'plans', 'bundle', 'discounts', 'quote', 'booking', 'same-day', 'premium', 'solar', 'windows']

/** An answer to possible danger sells nothing: no buttons of price or quote. */
const withoutSales = (answer: Answer, topics: Content['topics'][ChatLanguage]): Answer => ({
  ...answer,
  ...(answer.next && { next: answer.next.filter((label) => !sales.some((id) => topics[id]?.question === label)) }),
  ...(answer.links && { links: answer.links.filter(({ href }) => !href.includes('#quote')) }),
})

/**
 * Checks each message for danger first, by patterns and by the danger classifier; only harmless messages reach the
 * engine. If danger is possible or the message is not understood, the answer ends with a line on 911.
 */
export const dangerFirst = (
  { business, danger, assistantTranslations, topics }: Words,
  engine: AnswerEngine,
  sense: Engine['sense'],
): AnswerEngine => {
  const read = dangerFinder(danger)
  const answers = inChatLanguages((code) => dangerAnswers(danger[code], business.phone))
  return {
    answer: async (message, conversation, pageLanguage) => {
      const all = sense(message, pageLanguage)
      const [sensed] = all
      const { found, isWorrying, isDeaf } = read(message)
      const likelihood = sensed?.likelihood ?? 0
      const isKind = sensed?.isClear === true && likelihood >= thresholds.kind
      const fixed = (kind: DangerKind | 'general', lang: ChatLanguage): Answer => ({
        ...answers[lang](kind, message, isDeaf),
        lang,
        isAnswered: true,
      })
      const sounds = ({ kind, language }: SensedDanger) => fixed(isKind ? kind : 'general', language)
      const isFigure = sensed?.language === found?.language && likelihood < thresholds.pattern
      // "I'm deaf and there is a fire" is not about email.
      if (found?.kind === 'hearing' && isWorrying)
        return fixed(isKind && sensed.kind !== 'hearing' ? sensed.kind : 'general', found.language)
      if (found && !isFigure) return fixed(found.kind, found.language)
      const isBesideWorry = all.some((one) => one.likelihood >= thresholds.besideWorry && read(one.text).isWorrying)
      if (sensed && (isBesideWorry || likelihood >= thresholds.alone)) return sounds(sensed)
      const answer = await engine.answer(message, conversation, pageLanguage)
      const isUnsure = answer.isUnsure === true
      if (sensed && isUnsure && likelihood >= thresholds.ifUnsure) return sounds(sensed)
      const { net } = assistantTranslations[answer.lang]
      const isOpen = isWorrying || isUnsure || !answer.isAnswered
      const isPossible = likelihood >= thresholds[isOpen ? 'lineIfUnsure' : 'line']
      const { next, text, ...said } = isPossible ? withoutSales(answer, topics[answer.lang]) : answer
      return {
        ...said,
        // Also twice in one chat: patterns do not find every danger.
        text: isPossible || (isUnsure && !answer.isGuess) ? `${text}\n\n${net}` : text,
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
