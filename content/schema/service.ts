import { z } from 'zod'
import { offers } from '../../pricing/job.ts'
import { jobSchema } from './job-words.ts'
import { metaSchema, pictureId, slug, text, titled } from './meta.ts'

/** A row of a price table: the price is counted from `job`, or written out if no job has that price. */
const priceRow = z.union([
  z.strictObject({ label: text, job: jobSchema, note: text.optional() }),
  z.strictObject({ label: text, price: text, note: text.optional() }),
])

/**
 * Frontmatter of `services/*.md`; the Markdown below it is the article. A page leaves out the lists and prices that its
 * service lacks, so that a new service need not borrow another one's.
 */
export const serviceSchema = z.strictObject({
  /** Last part of the address, if not the file's name. */
  slug: slug.optional(),
  /** False takes its page and all that leads to it off the site, as if it were removed, and keeps its words. */
  offered: z.boolean().default(true),
  order: z.int(),
  /** The job that this service is in the price list and the chat. */
  job: z.enum(offers).optional(),
  title: text,
  name: text,
  tagline: text,
  summary: text,
  description: text,
  overview: z.strictObject({ text, benefits: z.array(text).max(5).default([]) }),
  image: pictureId,
  quoteLabel: text,
  included: z.array(text).max(12).default([]),
  process: z.array(titled).default([]),
  benefits: z.array(text).default([]),
  prices: z
    .strictObject({
      caption: text,
      rows: z.array(priceRow).min(1),
      note: text.optional(),
    })
    .optional(),
  related: z.array(text).default([]),
  meta: metaSchema,
})
/** A service as written, before its jobs are priced. */
export type WrittenService = z.infer<typeof serviceSchema> & { slug: string; body: string }

type PriceRow = { label: string; price: string; note?: string | undefined }
export type Service = Omit<WrittenService, 'prices'> & {
  prices: (Omit<NonNullable<WrittenService['prices']>, 'rows'> & { rows: PriceRow[] }) | undefined
}

/** What is cleaned, as a sentence lists it: "solar panels, windows, and screens". Empty without such a service. */
export const servicesInWords = (services: readonly Pick<WrittenService, 'job' | 'name'>[], language: string): string =>
  new Intl.ListFormat(language).format(
    services
      .filter(({ job }) => job !== undefined && job !== 'commercial')
      .map(({ name }) => name.toLocaleLowerCase(language)),
  )
