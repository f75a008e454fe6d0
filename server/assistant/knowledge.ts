import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { countsOf, factsOf } from '../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { projectRoot } from '../project-root.ts'
import { type Models, modelsOf } from './rank/models-of.ts'
import { type LanguageWords, learnLanguages } from './text/language.ts'

/** What takes long to work out from content: plain data, which the build stores. */
export type Learned = { models: Models; languages: LanguageWords }

/** Everything that the assistant answers from: the content, and what was learned from it. */
export type Knowledge = { content: Content; learned: Learned }

const asksSchema = z.record(z.enum(['en', 'es']), z.record(z.string(), z.array(z.string())))

/** More ways of asking than an owner reads, by topic. */
const readMoreAsks = () =>
  asksSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'server/assistant/rank/more-asks.json'), 'utf8')))

/** Learns what visitors may ask: some seconds of processor time, unless it was learned before. */
export const learn = ({ topics }: Pick<Content, 'topics'>): Learned => {
  const more = readMoreAsks()
  const asksIn = (language: ChatLanguage) =>
    Object.fromEntries(
      Object.entries(topics[language]).map(([id, { asks, question }]) => [
        id,
        [...new Set([...asks, ...(question ? [question] : []), ...(more[language]?.[id] ?? [])])],
      ]),
    )
  const asks = { en: asksIn('en'), es: asksIn('es') }
  return {
    models: modelsOf(asks),
    languages: learnLanguages({ en: Object.values(asks.en).flat(), es: Object.values(asks.es).flat() }),
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
  const facts = factsOf(content.business, content.pricing, content.factWords.en, countsOf(content.cities))
  return { content: { ...content, facts }, learned }
}
