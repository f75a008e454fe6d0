import { z } from 'zod'

const count = z.int().min(0)

/** What became of the leads that came in some span of time. Spam does not count. */
const tallySchema = z.object({
  leads: count,
  /** How many were answered, and the median of how long that took, in minutes; null where none was. */
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
  /** `filed` were only written into files since the first of the weeks. */
  letters: z.object({ waiting: count, givenUp: count, filed: count.default(0) }),
})
export type Numbers = z.infer<typeof numbersSchema>
export type Week = Numbers['weeks'][number]
