import { z } from 'zod'
import { leadSummarySchema } from './lead.ts'

/** After how many months a customer may be due again. */
export const againMonths = [3, 6, 12] as const

/** Adds months to a date; the last day of the month if it has no such day: `2026-08-31` plus 1 is `2026-09-30`. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The next date with this month and day (`05-15`) after `day`. */
export const nextYearly = (yearly: string, day: string): string => {
  const year = Number(day.slice(0, 4))
  return `${year}-${yearly}` > day ? `${year}-${yearly}` : `${year + 1}-${yearly}`
}

/** When customers are due again: months by service, and where panels are washed the days of the year that begin and end the dry season. */
export const againPlanSchema = z.object({
  months: z.record(z.string(), z.int()),
  season: z.object({ beforeSummer: z.string(), afterHarvest: z.string() }).nullable(),
})
export type AgainPlan = z.infer<typeof againPlanSchema>

/** Default for a service that the content does not name. */
const usualMonths = 12
export const monthsFor = ({ months }: AgainPlan, service: string | undefined): number =>
  months[service ?? ''] ?? usualMonths

const dueLeadSchema = leadSummarySchema.extend({
  phone: z.string(),
  phoneLink: z.string().nullable(),
  email: z.string(),
  access: z.string().nullable(),
  /** The customer's language, if not the site's first. */
  language: z.string().nullable(),
})
export type DueLead = z.infer<typeof dueLeadSchema>

/** Customers due within the next months, the longest due first. */
export const dueListSchema = z.object({ leads: z.array(dueLeadSchema) })
export type DueList = z.infer<typeof dueListSchema>
