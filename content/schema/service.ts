import { z } from 'zod'
import { metaSchema, pictureId, text, titled } from './meta.ts'

/** The head of `services/*.md`; below it stands the article in Markdown. */
export const serviceSchema = z.strictObject({
  order: z.int(),
  title: text,
  name: text,
  tagline: text,
  summary: text,
  description: text,
  overview: z.strictObject({ text, benefits: z.array(text).length(3) }),
  image: pictureId,
  cardImage: pictureId,
  quoteLabel: text,
  included: z.array(text).length(8),
  process: z.array(titled).min(3),
  benefits: z.array(text).min(3),
  prices: z.strictObject({
    caption: text,
    rows: z.array(z.strictObject({ label: text, price: text, note: text.optional() })).min(1),
    note: text.optional(),
  }),
  related: z.array(text),
  meta: metaSchema,
})
export type Service = z.infer<typeof serviceSchema> & { slug: string; body: string }
