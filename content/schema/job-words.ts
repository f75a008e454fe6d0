import { z } from 'zod'
import { extras, type Job, plans, services } from '../../pricing/job.ts'

/** A job in a content file or form. `priceJob` checks its counts. */
export const jobSchema: z.ZodType<Job> = z.strictObject({
  service: z.enum(services),
  panels: z.number().optional(),
  windows: z.number().optional(),
  storeys: z.number().optional(),
  town: z.string().optional(),
  day: z.string().optional(),
  time: z.string().optional(),
  isAfterHours: z.boolean().optional(),
  plan: z.enum(plans).optional(),
  extras: z.array(z.enum(extras)).optional(),
})
