import { z } from 'zod'
import { chatNumbersSchema } from './questions.ts'

const count = z.int().min(0)

/** Outcome of the leads received in one period, without spam. */
const tallySchema = z.object({
  leads: count,
  /** Leads that were answered, and the median time to the first answer in minutes; null when none was. */
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
  /** `filed` counts letters that were only written to files since the first of these weeks. */
  /** Quotes of these weeks that still wait for the customer's answer, and what they come to. */
  openQuotes: z.object({ count, cents: count }).optional(),
  letters: z.object({ waiting: count, givenUp: count, filed: count.default(0) }),
  /** Left out in the weekly letter. */
  chat: chatNumbersSchema.optional(),
})
export type Numbers = z.infer<typeof numbersSchema>
export type Week = Numbers['weeks'][number]
