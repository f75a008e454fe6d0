import { z } from 'zod'
import { washWordsSchema } from '../figures/wash-words.ts'
import { metaSchema, text, texts } from '../meta.ts'

const labelled = z.strictObject({ label: text, hint: text.optional() })

/** Questions and answers of the estimate. The sentences about prices are in `price-words.yaml`. */
const estimateWordsSchema = z.strictObject({
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
    /** Title while only the service is known. */
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
  /** Shown if `soiling.yaml` exists. */
  wash: washWordsSchema.optional(),
})
export type EstimateWords = z.infer<typeof estimateWordsSchema>

/** `pages/estimate.yaml`: the page, and the band on home; its titles are links elsewhere. */
export const estimatePageSchema = z.strictObject({
  meta: metaSchema,
  crumb: text,
  title: text,
  lead: text,
  band: texts('title', 'lead', 'town', 'more'),
  words: estimateWordsSchema,
})
