import { z } from 'zod'
import { origins } from './customer.ts'

const count = z.int().min(0)

/** What became of the leads that came in some span of time. Spam does not count. */
const tallySchema = z.object({
  leads: count,
  /** How many were answered, and the median of how long that took for those of the form, in minutes; null where none was. */
  answered: count,
  medianMinutes: z.number().min(0).nullable(),
  quoted: count,
  /** Booked or done. */
  won: count,
  wonCents: count,
})
export type Tally = z.infer<typeof tallySchema>

const fromSchema = z.object({ name: z.string(), leads: count, won: count })

/** The last weeks in numbers, as one screen shows them. */
export const numbersSchema = z.object({
  /** Oldest first; the last is this week. Each begins on a Monday by the business's clock. */
  weeks: z.array(tallySchema.extend({ from: z.iso.date() })),
  all: tallySchema,
  /** The pages and the campaigns that most leads came from, most first. */
  pages: z.array(fromSchema),
  campaigns: z.array(fromSchema),
  /** By how they came; a customer who had a job before counts as `repeat`. */
  origins: z.array(fromSchema.extend({ name: z.enum(origins) })).default([]),
  /** Booked or done jobs by the month of the job, `2026-03`, oldest first: the last twelve. */
  months: z.array(z.object({ month: z.string(), won: count, wonCents: count })).default([]),
  /** Customers who were asked about the next job in these weeks, and with them those who still wait to be. */
  due: z.object({ due: count, called: count }).default({ due: 0, called: 0 }),
  /** `filed` were only written into files since the first of the weeks. */
  letters: z.object({ waiting: count, givenUp: count, filed: count.default(0) }),
})
export type Numbers = z.infer<typeof numbersSchema>
export type Week = Numbers['weeks'][number]
