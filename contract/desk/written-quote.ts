import { z } from 'zod'
import { line } from './text-field.ts'

/** Days after a quote was sent until its first and its second follow-up. */
export const followUpDays = { first: 2, second: 7 } as const

/** One line of a quote; a discount is below zero. */
const quoteLineSchema = z.strictObject({ text: line(160).min(1), cents: z.int().min(-100_000_000).max(1_000_000_000) })
export type QuoteLine = z.infer<typeof quoteLineSchema>

/** A quote as the customer reads it, in their language, complete in itself: later changes of the content do not change it. */
export const writtenQuoteSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  lines: z.array(quoteLineSchema).min(1).max(20),
  included: z.array(line(200).min(1)).max(20),
  terms: z.array(line(300).min(1)).max(20),
  /** The last day on which the price is good. */
  validUntil: z.iso.date(),
})
export type WrittenQuote = z.infer<typeof writtenQuoteSchema>

/** A quote prefilled from the estimate. An amount that a person must set is null. */
export const quoteDraftSchema = writtenQuoteSchema.extend({
  lines: z.array(quoteLineSchema.extend({ cents: quoteLineSchema.shape.cents.nullable() })).min(1),
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>

/** Sum of the lines in cents. */
export const totalOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** Messages to a customer, and how they are sent. `shown`: the person showed the page on their own phone. */
export const sentThings = ['quote', 'follow-up', 'confirmation', 'reminder'] as const
export type SentThing = (typeof sentThings)[number]
export const sentBy = ['text', 'email', 'shown'] as const
export type SentBy = (typeof sentBy)[number]

/** A message in the customer's language, ready to be sent from the person's phone. */
const readyTextSchema = z.object({ subject: z.string(), text: z.string() })
export type ReadyText = z.infer<typeof readyTextSchema>

/** Address of the customer's private page, a draft of the quote, and ready messages. */
export const customerPageSchema = z.object({
  address: z.url(),
  draft: quoteDraftSchema,
  texts: z.record(z.enum([...sentThings, 'record']), readyTextSchema),
})
export type CustomerPage = z.infer<typeof customerPageSchema>
