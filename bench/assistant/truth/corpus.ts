import { spokenTime } from '../../../content/schema/clock-time.ts'
import type { Content } from '../../../content/schema/read.ts'

const clock = /^\d\d:\d\d$/

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [clock.test(value) ? spokenTime(value) : value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The assistant's words outside of topics, without greeting and widget. */
const spokenWords = ({ handOver, outside, choose, net, contact, heard, talks, inTotal }: Content['assistant']) => [
  [handOver, outside, choose, net, contact, inTotal],
  heard.map(({ say }) => say),
  Object.values(talks).flatMap(({ steps }) => steps),
]

/** All statements of the content, without the questions. */
export const corpusOf = (content: Content): string[] => {
  const { business, pricing, priceWords, assistant, assistantTranslations, danger, topics } = content
  const { faq, spokenPages, posts, home, privacyText, interface: shared, services } = content
  const told = [topics.en, topics.es].flatMap((own) => Object.values(own).map(({ answer, when }) => [answer, when]))
  const dangers = [danger.en, danger.es].flatMap(({ kinds }) => Object.values(kinds).map(({ answer }) => answer))
  const spoken = [spokenWords(assistant), assistantTranslations, dangers, priceWords, told]
  return textsIn([business, pricing, spoken, faq, services, spokenPages, posts, home, privacyText, shared])
}
