import { z } from 'zod'
import { origins } from './customer.ts'
import { chatNumbersSchema } from './unanswered-questions.ts'

const count = z.int().min(0)

/** Outcome of the leads received in one period, without spam. */
const tallySchema = z.object({
  leads: count,
  /** How many were answered, and the median of how long that took for those of the form, in minutes; null where none was. */
  answered: count,
  medianMinutes: z.number().min(0).nullable(),
  quoted: count,
  /** Leads booked or done. */
  won: count,
  wonCents: count,
})
export type Tally = z.infer<typeof tallySchema>

const fromSchema = z.object({ name: z.string(), leads: count, won: count })

/** The numbers screen: the last weeks, pages, campaigns and letters. */
export const numbersSchema = z.object({
  /** Oldest first; the last is the current week. Weeks begin on Monday in the business's time zone. */
  weeks: z.array(tallySchema.extend({ from: z.iso.date() })),
  all: tallySchema,
  /** Pages and campaigns by number of leads, highest first. */
  pages: z.array(fromSchema),
  campaigns: z.array(fromSchema),
  /** By how they came; a customer who had a job before counts as `repeat`. */
  origins: z.array(fromSchema.extend({ name: z.enum(origins) })).default([]),
  /** Booked or done jobs by the month of the job, `2026-03`, oldest first: the last twelve. */
  months: z.array(z.object({ month: z.string(), won: count, wonCents: count })).default([]),
  /** `called`: customers asked about the next job in these weeks. `due`: these and the customers still to be asked. */
  due: z.object({ due: count, called: count }).default({ due: 0, called: 0 }),
  /** Number and sum of these weeks' quotes that wait for the customer's answer. */
  openQuotes: z.object({ count, cents: count }).optional(),
  letters: z.object({ waiting: count, givenUp: count, filed: count.default(0) }),
  /** Left out in the weekly letter. */
  chat: chatNumbersSchema.optional(),
})
export type Numbers = z.infer<typeof numbersSchema>
export type Week = Numbers['weeks'][number]
