import { z } from 'zod'
import { text } from './meta.ts'

/** Last band of a page: a sentence, a phone number and a quote button. */
export const closingSchema = z.strictObject({ title: text, text, call: text, quote: text })
export type Closing = z.infer<typeof closingSchema>
