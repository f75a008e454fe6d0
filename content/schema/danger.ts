import { z } from 'zod'
import { text } from './meta.ts'

const pattern = text.regex(/^[a-z0-9&*|<>.^$ ]+$/, {
  error: 'a pattern in small letters without accents and apostrophes, such as "smoke .. <device>"',
})
const words = text.transform((list) => list.split(/\s+/).filter(Boolean))

/** Kinds of danger, most urgent first. The first match answers. */
export const dangerKinds = [
  'selfHarm',
  'shock',
  'fire',
  'gas',
  'poison',
  'people',
  'hurt',
  'crime',
  'violence',
  'threat',
  'roof',
  'legal',
  'hearing',
] as const
export type DangerKind = (typeof dangerKinds)[number]

const kind = z.strictObject({
  answer: text,
  says: z.array(pattern).min(1),
  /** Words of means at hand, such as pills: the sentences on 911 then come first. */
  now: z.array(text).default([]),
  /** Words before a match that cancel it: "no smoke". */
  denied: z.array(text).default([]),
})

/** `{language}/assistant/danger.yaml`: how people describe danger, and the fixed answers. */
export const dangerSchema = z.strictObject({
  lists: z.record(z.string().regex(/^[a-z]+$/), z.array(text)),
  /** Words that look like a misspelled danger word and are not. */
  ordinary: words,
  harmless: z.array(pattern),
  /** Words of hurt, fear and the like: an answer to a message with one of them ends with the line on 911. */
  worries: z.array(pattern).default([]),
  /** Label of the button that calls a number: `Call {number}`. */
  call: text,
  /** The fixed answer to danger of no clear kind. */
  general: text,
  /** For deaf visitors: words to replace in the answers, a last sentence, and the label of the button that texts 911. */
  byText: z.strictObject({ swaps: z.record(text, z.string()), relay: text, label: text }).optional(),
  kinds: z.record(z.enum(dangerKinds), kind),
})

export type Danger = z.output<typeof dangerSchema>
