import { z } from 'zod'
import { text } from './meta.ts'

/** The last word of a page: a sentence, a number to call and a button that asks for a quote. */
export const closingSchema = z.strictObject({ title: text, text, call: text, quote: text })
export type Closing = z.infer<typeof closingSchema>
