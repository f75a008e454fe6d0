import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { factsOf } from '../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import { type ChatLanguage, inChatLanguages } from '../../contract/chat-message.ts'
import { projectRoot } from '../process/project-root.ts'
import { dangerAsks } from './danger/sayings.ts'
import type { Candidate } from './dialogue/dialogue-state.ts'
import { type Asks, type Models, modelsOf } from './rank/models-of.ts'
import { type Replaced, ranker, type Telling } from './rank/ranker.ts'
import { type LanguageWords, learnLanguages } from './text/language.ts'
import { wordsOf } from './text/word-tokens.ts'

/** Training result: plain data that the build stores. */
export type Learned = {
  models: Models
  danger: Models
  telling: Record<ChatLanguage, Telling>
  /** Owner's topics that replace a topic marked `unknown`, by the id of the replaced one. */
  replaced?: Record<ChatLanguage, Replaced>
  languages: LanguageWords
}

/** Everything the assistant answers from: content and training result. */
export type Knowledge = { content: Content; learned: Learned }

/** Weight of an owner's asks, because the built-in topics have many more. */
const addedTimes = 8
/** A word is telling if less than this share of all asks contains it. */
const mostShared = 0.001
// Excludes "do", "is", "un".
const shortestTelling = 3

const asksSchema = z.record(z.enum(['en', 'es']), z.record(z.string(), z.array(z.string())))

/** Additional asks by topic, beyond those in content. */
const readMoreAsks = () =>
  asksSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'server/assistant/rank/more-asks.json'), 'utf8')))

/** Words in at least half of these asks and few others: "venmo". */
const tellingWords = (own: readonly string[], others: readonly (readonly string[])[]): string[] => {
  const isRare = (word: string) => others.filter((words) => words.includes(word)).length < mostShared * others.length
  const held = own.map((ask) => new Set(wordsOf(ask)))
  return [...new Set(held.flatMap((words) => [...words]))].filter(
    (word) =>
      word.length >= shortestTelling &&
      held.filter((words) => words.has(word)).length * 2 >= own.length &&
      isRare(word),
  )
}

type Topics = Content['topics']['en']

const asksOfTopic = ({ asks, question }: Pick<Topics[string], 'asks' | 'question'>) => [
  ...asks,
  ...(question ? [question] : []),
]

/** Telling words of the owner's topics. */
const tellingOf = (topics: Topics, more: Asks): Telling => {
  const others = Object.values(more).flatMap((asks) => asks.map(wordsOf))
  const added = Object.entries(topics).filter(([id]) => !Object.hasOwn(more, id))
  return Object.fromEntries(
    added.flatMap(([id, topic]) => tellingWords(asksOfTopic(topic), others).map((word) => [word, id])),
  )
}

/**
 * All asks by topic. Asks of the owner's topics have more weight, and other topics lose asks with their telling words.
 */
const asksOf = (topics: Topics, more: Asks, telling: Telling): Asks => {
  const isFree = (ask: string) => !wordsOf(ask).some((word) => Object.hasOwn(telling, word))
  return Object.fromEntries(
    Object.entries(topics).map(([id, topic]) => {
      const own = asksOfTopic(topic)
      const learned = more[id]
      if (learned === undefined) return [id, Array.from({ length: addedTimes }, () => own).flat()]
      return [id, [...new Set([...own, ...learned])].filter(isFree)]
    }),
  )
}

/**
 * Topics marked `unknown` that an owner's topic replaces: for most asks of the new topic, the likeliest other topic, and
 * likelier than all others together.
 */
const replacedOf = (topics: Topics, more: Asks, rank: (ask: string) => Candidate[]): Replaced =>
  Object.fromEntries(
    Object.keys(topics)
      .filter((id) => !Object.hasOwn(more, id))
      .flatMap((id) => {
        const asks = asksOfTopic(topics[id] ?? { asks: [] })
        const beside = asks.flatMap((ask) => {
          const others = rank(ask).filter((one) => one.id !== id)
          const [first] = others
          const sum = others.reduce((all, { share }) => all + share, 0)
          return first && first.share * 2 >= sum ? [first.id] : []
        })
        const [near] = beside.filter(
          (one) => topics[one]?.unknown && beside.filter((other) => other === one).length * 2 > asks.length,
        )
        return near === undefined ? [] : [[near, id]]
      }),
  )

/** Trains on the asks of the topics; takes seconds unless cached. */
export const learn = ({ topics }: Pick<Content, 'topics'>): Learned => {
  const { en = {}, es = {} } = readMoreAsks()
  const telling = { en: tellingOf(topics.en, en), es: tellingOf(topics.es, es) }
  const asks = { en: asksOf(topics.en, en, telling.en), es: asksOf(topics.es, es, telling.es) }
  const danger = { en: dangerAsks('en', asks.en), es: dangerAsks('es', asks.es) }
  const models = modelsOf(asks)
  const rank = ranker(models, (text) => text)
  const replacedIn = (language: ChatLanguage, others: Asks) =>
    replacedOf(topics[language], others, (ask) => rank(ask, language))
  // An owner's topic has the same id in every language.
  const own = { ...replacedIn('en', en), ...replacedIn('es', es) }
  const replaced = inChatLanguages((code) =>
    Object.fromEntries(Object.entries(own).filter(([, by]) => topics[code][by])),
  )
  return {
    models,
    replaced,
    danger: modelsOf(danger),
    telling,
    languages: learnLanguages({ en: Object.values(danger.en).flat(), es: Object.values(danger.es).flat() }),
  }
}

/** Content with its training result; takes seconds unless cached. */
export const knowledgeOf = (content: Content): Knowledge => ({ content, learned: learn(content) })

type Stored = { content: Omit<Content, 'facts'>; learned: Learned }

/** Writes the knowledge to one JSON file of a build. */
export const storeKnowledge = (file: string, { content, learned }: Knowledge): void => {
  const { facts: _function, ...plain } = content
  writeFileSync(file, JSON.stringify({ content: plain, learned } satisfies Stored))
}

/** Reads a file written by `storeKnowledge`. */
export const readKnowledge = (file: string): Knowledge => {
  const { content, learned }: Stored = JSON.parse(readFileSync(file, 'utf8'))
  const facts = factsOf(content.business, content.pricing, content.factWords, content.language)
  return { content: { ...content, facts }, learned }
}
