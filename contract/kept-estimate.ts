import { z } from 'zod'

/** The estimate stored with a lead, as `estimate` in its extra fields. */
export const keptEstimateSchema = z.object({
  /** Job and range in the owner's language: `Solar panels, 20 panels, Gambier: $250–$325`. */
  said: z.string(),
  /** The same in the visitor's language, when it differs. */
  told: z.string().optional(),
  service: z.string(),
  /** A count, or the range chosen instead of one: `16–25`. */
  panels: z.union([z.number(), z.string()]).optional(),
  windows: z.number().optional(),
  town: z.string().optional(),
  plan: z.string().optional(),
  /** Outside of the normal hours. */
  isAfterHours: z.boolean().optional(),
  /** Dollars. Both are absent when no price is published; `high` is absent when the range is open. */
  low: z.number().optional(),
  high: z.number().optional(),
})

export type KeptEstimate = z.infer<typeof keptEstimateSchema>
