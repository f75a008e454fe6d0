import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { countsOf, factsOf } from '../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { projectRoot } from '../process/project-root.ts'
import { dangerAsks } from './danger/sayings.ts'
import { type Asks, type Models, modelsOf } from './rank/models-of.ts'
import type { Telling } from './rank/ranker.ts'
import { type LanguageWords, learnLanguages } from './text/language.ts'
import { wordsOf } from './text/words.ts'

/** What takes long to work out from content: plain data, which the build stores. */
export type Learned = {
  models: Models
  danger: Models
  telling: Record<ChatLanguage, Telling>
  languages: LanguageWords
}

/** Everything that the assistant answers from: the content, and what was learned from it. */
export type Knowledge = { content: Content; learned: Learned }

/** So many times the asks of a topic count that an owner added: the others have many more. */
const addedTimes = 8
/** A word is telling where less than this share of all asks holds it. */
const mostShared = 0.001
// "Do", "is", "un".
const shortestTelling = 3

const asksSchema = z.record(z.enum(['en', 'es']), z.record(z.string(), z.array(z.string())))

/** More ways of asking than an owner reads, by topic. */
const readMoreAsks = () =>
  asksSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'server/assistant/rank/more-asks.json'), 'utf8')))

/** Words that at least half of these asks hold and few others do: "venmo". */
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

const asksOfTopic = ({ asks, question }: Topics[string]) => [...asks, ...(question ? [question] : [])]

/** The telling words of the topics that an owner added, each with its topic. */
const tellingOf = (topics: Topics, more: Asks): Telling => {
  const others = Object.values(more).flatMap((asks) => asks.map(wordsOf))
  const added = Object.entries(topics).filter(([id]) => !Object.hasOwn(more, id))
  return Object.fromEntries(
    added.flatMap(([id, topic]) => tellingWords(asksOfTopic(topic), others).map((word) => [word, id])),
  )
}

/** All asks by topic. A topic that an owner added has few, so each counts more; no other has asks with its telling words. */
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

/** Learns what visitors may ask: some seconds of processor time, unless it was learned before. */
export const learn = ({ topics }: Pick<Content, 'topics'>): Learned => {
  const { en = {}, es = {} } = readMoreAsks()
  const telling = { en: tellingOf(topics.en, en), es: tellingOf(topics.es, es) }
  const asks = { en: asksOf(topics.en, en, telling.en), es: asksOf(topics.es, es, telling.es) }
  const danger = { en: dangerAsks('en', asks.en), es: dangerAsks('es', asks.es) }
  return {
    models: modelsOf(asks),
    danger: modelsOf(danger),
    telling,
    languages: learnLanguages({ en: Object.values(danger.en).flat(), es: Object.values(danger.es).flat() }),
  }
}

/** Learns from content: some seconds of processor time. */
export const knowledgeOf = (content: Content): Knowledge => ({ content, learned: learn(content) })

type Stored = { content: Omit<Content, 'facts'>; learned: Learned }

/** Stores the knowledge in one JSON file of a build. */
export const storeKnowledge = (file: string, { content, learned }: Knowledge): void => {
  const { facts: _function, ...plain } = content
  writeFileSync(file, JSON.stringify({ content: plain, learned } satisfies Stored))
}

/** What `storeKnowledge` stored, and nothing else. */
export const readKnowledge = (file: string): Knowledge => {
  const { content, learned }: Stored = JSON.parse(readFileSync(file, 'utf8'))
  const facts = factsOf(content.business, content.pricing, content.factWords, countsOf(content.cities))
  return { content: { ...content, facts }, learned }
}
