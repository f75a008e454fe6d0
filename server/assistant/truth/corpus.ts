import { spokenTime } from '../../../content/schema/clock-time.ts'
import type { Content } from '../../../content/schema/read.ts'

const clock = /^\d\d:\d\d$/

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [clock.test(value) ? spokenTime(value) : value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Everything that content says to visitors. How they ask is not among it. */
export const corpusOf = (content: Content): string[] => {
  const { business, pricing, priceWords, assistant, assistantTranslations, danger, topics } = content
  const { faq, spokenPages, posts, home, privacyText, interface: shared, services } = content
  const told = [topics.en, topics.es].flatMap((own) => Object.values(own).map(({ answer, when }) => [answer, when]))
  const dangers = [danger.en, danger.es].flatMap(({ kinds }) => Object.values(kinds).map(({ answer }) => answer))
  const spoken = [assistant.handOver, assistant.offer, assistantTranslations, dangers, priceWords, told]
  return textsIn([business, pricing, spoken, faq, services, spokenPages, posts, home, privacyText, shared])
}
