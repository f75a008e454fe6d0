import { z } from 'zod'
import { extras, type Job, plans, services } from '../../pricing/job.ts'

/** A job as a content file or a form names it. Whether its counts make sense is for `priceJob` to say. */
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
