import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { countsOf, factsOf } from '../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import { projectRoot } from '../process/project-root.ts'
import { dangerAsks } from './danger/sayings.ts'
import { type Asks, type Models, modelsOf } from './rank/models-of.ts'
import { type LanguageWords, learnLanguages } from './text/language.ts'
import { wordsOf } from './text/words.ts'

/** What takes long to work out from content: plain data, which the build stores. */
export type Learned = { models: Models; danger: Models; languages: LanguageWords }

/** Everything that the assistant answers from: the content, and what was learned from it. */
export type Knowledge = { content: Content; learned: Learned }

/** So many times the asks of a topic count that an owner added: the others have many more. */
const addedTimes = 8
/** A word is telling where less than this share of all asks holds it. */
const mostShared = 0.02

const asksSchema = z.record(z.enum(['en', 'es']), z.record(z.string(), z.array(z.string())))

/** More ways of asking than an owner reads, by topic. */
const readMoreAsks = () =>
  asksSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'server/assistant/rank/more-asks.json'), 'utf8')))

/** Words that at least half of these asks hold and few others do: "venmo". */
const tellingWords = (own: readonly string[], others: readonly (readonly string[])[]): string[] => {
  const isRare = (word: string) => others.filter((words) => words.includes(word)).length < mostShared * others.length
  const held = own.map((ask) => new Set(wordsOf(ask)))
  return [...new Set(held.flatMap((words) => [...words]))].filter(
    (word) => held.filter((words) => words.has(word)).length * 2 >= own.length && isRare(word),
  )
}

/** All asks by topic. A topic that an owner added has few, so each counts more, and its telling words are its own. */
const asksOf = (topics: Content['topics']['en'], more: Asks): Asks => {
  const own = Object.entries(topics).map(([id, { asks, question }]) => ({
    id,
    asks: [...asks, ...(question ? [question] : [])],
    isAdded: !Object.hasOwn(more, id),
  }))
  const others = Object.values(more).flatMap((asks) => asks.map(wordsOf))
  const claimed = new Set(own.flatMap(({ asks, isAdded }) => (isAdded ? tellingWords(asks, others) : [])))
  const isFree = (ask: string) => claimed.size === 0 || !wordsOf(ask).some((word) => claimed.has(word))
  return Object.fromEntries(
    own.map(({ id, asks, isAdded }) => [
      id,
      isAdded
        ? Array.from({ length: addedTimes }, () => asks).flat()
        : [...new Set([...asks, ...(more[id] ?? [])])].filter(isFree),
    ]),
  )
}

/** Learns what visitors may ask: some seconds of processor time, unless it was learned before. */
export const learn = ({ topics }: Pick<Content, 'topics'>): Learned => {
  const { en = {}, es = {} } = readMoreAsks()
  const asks = { en: asksOf(topics.en, en), es: asksOf(topics.es, es) }
  const danger = { en: dangerAsks('en', asks.en), es: dangerAsks('es', asks.es) }
  return {
    models: modelsOf(asks),
    danger: modelsOf(danger),
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
