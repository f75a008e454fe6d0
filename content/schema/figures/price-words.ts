import { z } from 'zod'
import { extras, noteIds, offers, partIds, plans, refusals, unpricedReasons } from '../../../pricing/job.ts'
import { text } from '../meta.ts'

/** A text that contains its token. */
const holding = (placeholder: string) =>
  text.refine((written) => written.includes(placeholder), { error: `a text that holds ${placeholder}` })

/** `{language}/price-words.yaml`: the words for prices, their parts, and work without a price. */
export const priceWordsSchema = z.strictObject({
  range: holding('{range}'),
  andUp: holding('{range}'),
  aYear: holding('{total}'),
  /** What a visit for the owner's own work costs: `Gutters: $120–$260 a visit.` */
  aVisit: holding('{work}'),
  sum: holding('{parts}'),
  times: holding('{range}'),
  /** Said of a town that was read in spite of its spelling. */
  townRead: holding('{town}'),
  parts: z.record(z.enum(partIds), holding('{range}')),
  /** Without those that name a figure which the business does not have. */
  notes: z.partialRecord(z.enum([...noteIds, ...extras]), text),
  job: z.strictObject({
    services: z.record(z.enum(offers), text),
    panels: holding('{count}'),
    windows: holding('{count}'),
    storeys: holding('{count}'),
    plans: z.record(z.enum(plans), text),
    outside: text,
  }),
  unpriced: z.record(z.enum(unpricedReasons), text),
  refused: z.record(z.enum(refusals), text),
})
