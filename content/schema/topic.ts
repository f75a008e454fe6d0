import { z } from 'zod'
import { text } from './meta.ts'

export const slotNames = [
  'place',
  'service',
  'day',
  'time',
  'panels',
  'windows',
  'plan',
  'relativeDay',
  'setting',
  'price',
  'money',
  'after',
  'samples',
  'drawings',
] as const

/** What a variant of an answer asks of the slots: `place: outside`, `panels: known`, or `after: price` for the topic before. */
const condition = z.partialRecord(z.enum(slotNames), z.union([text, z.array(text)]))

const variant = z.strictObject({ with: condition.default({}), answer: text })

/** `courtesy` is answered alone only; `told` for what people tell beside a question, `untold` for what we cannot answer, `warning` is said alone. */
const kind = z.enum(['answer', 'courtesy', 'told', 'untold', 'warning'])

/** `{language}/assistant/topics/{id}.yaml`: how people ask for one thing, and what we answer. */
export const topicSchema = z.strictObject({
  /** How people ask, at most 25 ways that differ. */
  asks: z.array(text).max(25),
  kind: kind.default('answer'),
  /** Slots without which a follow-up is not about this topic: "and on a Sunday?" goes on from one that takes a day. */
  takes: z.array(z.enum(slotNames)).default([]),
  /** Slots that ask for this topic all alone: a town, a ZIP code, a number of panels. */
  bare: z.array(z.enum(slotNames)).default([]),
  /** The service that is priced, where it is not the one that was named. */
  job: z.enum(['both']).optional(),
  /** The service that this topic speaks of: "how much?" asks for it afterwards. */
  about: z.enum(['screens', 'gutters', 'pressureWashing']).optional(),
  /** What an ask of this topic does beside asking; left out for nearly all. */
  act: z.enum(['yes', 'no', 'more', 'drop']).optional(),
  /** Variants for what is known of the job; the first that fits is said, else `answer`. */
  when: z.array(variant).default([]),
  answer: text.optional(),
  /** The question as a visitor may tap it: shown where an answer leads here, and where it is unclear what was meant. */
  question: text.max(48).optional(),
  /** Topics that this answer leads to: a short follow-up is likelier one of them, and both are offered. */
  next: z.array(text).max(2).default([]),
})

export type Topic = z.output<typeof topicSchema>
export type SlotName = (typeof slotNames)[number]
