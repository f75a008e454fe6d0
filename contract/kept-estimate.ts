import { z } from 'zod'

/** An estimate as it is kept with a request, under the name `estimate` among its other fields. */
export const keptEstimateSchema = z.object({
  /** The job and its range in words: `Solar panels, 20 panels, Gambier: $250–$325`. */
  said: z.string(),
  /** The same as the visitor was told it, in another language than the owner's. */
  told: z.string().optional(),
  service: z.string(),
  /** A count, or the range that was chosen in place of one: `16–25`. */
  panels: z.union([z.number(), z.string()]).optional(),
  windows: z.number().optional(),
  town: z.string().optional(),
  plan: z.string().optional(),
  /** Outside of the normal hours. */
  isAfterHours: z.boolean().optional(),
  /** In dollars; left out where the business publishes no price. A range without a ceiling has no `high`. */
  low: z.number().optional(),
  high: z.number().optional(),
})

export type KeptEstimate = z.infer<typeof keptEstimateSchema>
