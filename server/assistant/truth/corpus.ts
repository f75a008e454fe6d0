import { spokenTime } from '../../../content/schema/clock-time.ts'
import type { Content } from '../../../content/schema/read.ts'
import { phrasebook } from '../replies/fill.ts'
import { sentencesOf } from '../retrieval/markdown.ts'
import { passagesOf } from '../retrieval/passages.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const clock = /^\d\d:\d\d$/

const tablesOf = (body: string): string[] => body.split('\n').filter((line) => line.startsWith('|'))

/** What a visitor may be told, as texts: the words by which visitors are understood are not among them. */
const textsOf = (content: Content): string[] => {
  const {
    business,
    pricing,
    assistant,
    assistantTranslations,
    faq,
    services,
    cities,
    posts,
    home,
    interface: shared,
  } = content
  const said = [assistant, assistantTranslations.es].flatMap((words) => [
    ...Object.values(words.topics).flatMap(({ answer }) => answer ?? []),
    ...Object.values(words.phrases),
    ...Object.keys(words.untold).map((thing) => phrasebook(words).say('untold', { thing })),
  ])
  const bodies = [...services, ...cities, ...posts].map(({ body }) => body)
  const facts = textsIn([
    business,
    pricing,
    faq,
    services,
    cities,
    posts,
    home,
    shared,
    Object.values(assistant.profiles),
  ])
  return [...facts, ...said, ...bodies.flatMap(tablesOf)].map((text) => (clock.test(text) ? spokenTime(text) : text))
}

/** Everything that content says, as sentences and headings. */
export const corpusOf = (content: Content): string[] => [
  ...new Set([
    ...textsOf(content).flatMap(sentencesOf),
    ...passagesOf(content).flatMap(({ heading, sentences }) => [heading, ...sentences]),
  ]),
]
