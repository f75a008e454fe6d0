import { z } from 'zod'
import { services } from '../../pricing/job.ts'
import { jobSchema } from './job.ts'
import { metaSchema, pictureId, slug, text, titled } from './meta.ts'

/** A row of a price table: its price is counted from the job that it names, or written where no job has that price. */
const priceRow = z.union([
  z.strictObject({ label: text, job: jobSchema, note: text.optional() }),
  z.strictObject({ label: text, price: text, note: text.optional() }),
])

/** The head of `services/*.md`; below it stands the article in Markdown. */
export const serviceSchema = z.strictObject({
  /** The last part of its address, where that is not the name of the file. */
  slug: slug.optional(),
  order: z.int(),
  /** What is priced under this name, where the price list or the chat knows it. */
  job: z.enum(services).optional(),
  title: text,
  name: text,
  tagline: text,
  summary: text,
  description: text,
  overview: z.strictObject({ text, benefits: z.array(text).min(2).max(5) }),
  /** A few figures under the title of its page: what it costs, how long it takes. */
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(1)
    .max(3)
    .optional(),
  image: pictureId,
  quoteLabel: text,
  included: z.array(text).min(3).max(12),
  process: z.array(titled).min(3),
  benefits: z.array(text).min(3),
  prices: z.strictObject({
    caption: text,
    rows: z.array(priceRow).min(1),
    note: text.optional(),
  }),
  related: z.array(text),
  meta: metaSchema,
})
/** A service as its file says it, with jobs that are still to be priced. */
export type WrittenService = z.infer<typeof serviceSchema> & { slug: string; body: string }

type PriceRow = { label: string; price: string; note?: string | undefined }
export type Service = Omit<WrittenService, 'prices'> & {
  prices: Omit<WrittenService['prices'], 'rows'> & { rows: PriceRow[] }
}
