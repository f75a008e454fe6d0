import { z } from 'zod'
import { promiseNames } from './business.ts'
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
  'licenseNumber',
  'insurer',
  ...promiseNames,
] as const

/**
 * Condition of a variant on the slots: `place: outside`, `panels: known`, `after: price` for the previous topic, or
 * `insured: [no]` for a promise that is not made.
 */
const condition = z.partialRecord(z.enum(slotNames), z.union([text, z.array(text)]))

const phrase = text.regex(/^[a-z0-9 ]+[*?]?$/, { error: 'words in small letters without accents and apostrophes' })

/** `says`: one of these phrases is in the question; `licens*` is a word that begins so, `why?` the whole question. */
const variant = z.strictObject({
  says: z.array(phrase).default([]),
  with: condition.default({}),
  /** The answer says that we publish nothing about it: the owner's list of unanswered questions gets the question. */
  unknown: z.boolean().optional(),
  answer: text,
})

/**
 * - `courtesy` answers only when nothing else was asked
 * - `told` is information beside a question
 * - `untold` cannot be answered
 * - `warning` is the whole answer
 * - `complaint` is the whole answer, and an unclear next message continues it
 */
const kind = z.enum(['answer', 'courtesy', 'told', 'untold', 'warning', 'complaint'])

/** `{language}/assistant/topics/{id}.yaml`: how people ask for one thing, and the answer. */
export const topicSchema = z.strictObject({
  /** Sample questions, at most 25. */
  asks: z.array(text).max(25),
  kind: kind.default('answer'),
  /** Slots that a follow-up on this topic needs: "and on a Sunday?" continues a topic that takes a day. */
  takes: z.array(z.enum(slotNames)).default([]),
  /** Slots that select this topic on their own: a town, a ZIP code, a number of panels. */
  bare: z.array(z.enum(slotNames)).default([]),
  /** Phrases that always select this topic: "left streaks" is a complaint, also in a message that names a price. */
  surely: z.array(phrase).default([]),
  /** Service to price, if not the one named. */
  job: z.enum(['both']).optional(),
  /** Service whose price this answer tells: a following "how much is that?" gets it again. `other` is not in the prices. */
  about: z.enum(['screens', 'gutters', 'pressureWashing', 'insideGlass', 'other']).optional(),
  /** Dialogue act of this topic's asks; rare. */
  act: z.enum(['yes', 'no', 'more', 'drop']).optional(),
  /**
   * Answers for certain words or slots; the first that fits wins, else `answer`. A short follow-up with words of a variant
   * of the last topic gets that variant: "why not?".
   */
  when: z.array(variant).default([]),
  /** As in a variant, for `answer`. */
  unknown: z.boolean().optional(),
  answer: text.optional(),
  /** The question as a button: shown after another answer and in a choice between topics. */
  question: text.max(48).optional(),
  /** Follow-up topics: offered as buttons, and preferred for a short next message. */
  next: z.array(text).max(2).default([]),
})

export type Topic = z.output<typeof topicSchema>
export type SlotName = (typeof slotNames)[number]
