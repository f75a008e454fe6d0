import { z } from 'zod'
import { washWordsSchema } from '../figures/wash-words.ts'
import { metaSchema, text } from '../meta.ts'

const labelled = z.strictObject({ label: text, hint: text.optional() })

/** What the estimate asks and how it answers; the sentences about prices themselves stand in `price-words.yaml`. */
export const estimateWordsSchema = z.strictObject({
  fields: z.strictObject({
    service: labelled,
    panels: labelled.extend({ less: text, more: text }),
    unknown: text,
    size: labelled,
    kilowatts: labelled,
    windows: labelled,
    storeys: labelled,
    town: labelled,
    elsewhere: text,
    plan: labelled,
    hours: labelled.extend({ normal: text }),
  }),
  submit: text,
  answer: z.strictObject({
    title: text,
    /** The title while only the service is known. */
    usual: text,
    visit: text,
    year: text,
    unpriced: text,
    sum: text,
    beside: text,
    inWriting: text,
    quote: text,
    call: text,
  }),
  request: text,
  /** Shown where `soiling.yaml` is there to count from. */
  wash: washWordsSchema.optional(),
  tool: z.strictObject({ name: z.string().regex(/^[\w-]+$/), description: text }),
})
export type EstimateWords = z.infer<typeof estimateWordsSchema>

/** `pages/estimate.yaml`: the page, and the band on home; its titles are links elsewhere. */
export const estimatePageSchema = z.strictObject({
  meta: metaSchema,
  crumb: text,
  title: text,
  lead: text,
  band: z.strictObject({
    title: text,
    lead: text,
    town: text,
    more: text,
  }),
  words: estimateWordsSchema,
})
