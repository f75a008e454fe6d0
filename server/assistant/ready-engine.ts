import type { FastifyBaseLogger } from 'fastify'
import type { DangerKind } from '../../content/schema/danger.ts'
import type { Content } from '../../content/schema/read.ts'
import { type ChatLanguage, chatNextLimit } from '../../contract/chat-message.ts'
import { helplinesIn } from '../../contract/helplines.ts'
import { fill } from '../../pricing/fill.ts'
import { type Answer, type AnswerEngine, saidBy } from './answer-engine.ts'
import { dangerFinder } from './danger/find-danger.ts'
import type { SensedDanger } from './danger/sense-danger.ts'
import { type Engine, openEngine } from './engine.ts'
import type { Knowledge } from './knowledge.ts'
import { type ModelSettings, topicChooser } from './model/choose-topics.ts'
import { guidedEngine } from './model/guided-engine.ts'

export type AssistantConfig = { publicKey?: string | undefined; model?: ModelSettings | undefined }

type Words = Pick<Content, 'danger' | 'assistantTranslations' | 'topics'>

/**
 * Least likelihood of danger, 0 to 1, measured on messages outside of the training data:
 *
 * - `besideWorry`, `ifUnsure`, `alone`: the danger answer replaces the topic's: beside words of hurt or fear, where the
 *   engine is unsure, and otherwise
 * - `kind`: that answer is the one of the kind of danger, not the general one
 * - `line`: the topic's answer ends with the line on 911 and offers no sale
 * - `lineIfUnsure`: the same, beside words of hurt or below an unsure answer
 */
const thresholds = { besideWorry: 0.1, alone: 0.92, ifUnsure: 0.5, kind: 0.5, line: 0.15, lineIfUnsure: 0.01 }

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
 * engine. If danger is possible or the answer is unsure, it ends with a line on 911.
 */
export const dangerFirst = (
  { danger, assistantTranslations, topics }: Words,
  engine: AnswerEngine,
  sense: Engine['sense'],
): AnswerEngine => {
  const read = dangerFinder(danger)
  return {
    answer: async (message, conversation, pageLanguage) => {
      const sensed = sense(message, pageLanguage)
      const { found, isWorrying } = read(message)
      const likelihood = sensed?.likelihood ?? 0
      const isKind = sensed?.isClear === true && likelihood >= thresholds.kind
      const fixed = (kind: DangerKind | 'general', lang: ChatLanguage): Answer => {
        const { call, general, kinds } = danger[lang]
        const text = kind === 'general' ? general : kinds[kind].answer
        const links = helplinesIn(text).map((line) => ({ label: fill(call, { number: line.text }), href: line.href }))
        return { text, lang, isAnswered: true, links }
      }
      const sounds = ({ kind, language }: SensedDanger) => fixed(isKind ? kind : 'general', language)
      // "I'm deaf and there is a fire" is not about email.
      if (found?.kind === 'hearing' && isWorrying)
        return fixed(isKind && sensed.kind !== 'hearing' ? sensed.kind : 'general', found.language)
      if (found) return fixed(found.kind, found.language)
      if (sensed && likelihood >= (isWorrying ? thresholds.besideWorry : thresholds.alone)) return sounds(sensed)
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
