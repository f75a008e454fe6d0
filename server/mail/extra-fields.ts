import { z } from 'zod'
import { quoteFields } from '../../contract/quote-fields.ts'
import { keptEstimate } from '../estimate/lead-estimate.ts'

/** A lead's `extra` fields as names and printable values; the estimate in words. */
export const parseExtraFields = (json: string): [string, string][] => {
  const kept: unknown = JSON.parse(json)
  // No z.record: it would drop a field named __proto__.
  const fields: [string, unknown][] = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  const estimate = keptEstimate(json)
  return fields.map(([name, value]) => [
    name,
    (name === quoteFields.estimate && estimate?.said) || (typeof value === 'string' ? value : JSON.stringify(value)),
  ])
}

const withLanguage = z.object({ language: z.string() })

/** Language of the form that the lead came from, if not the site's first. */
export const keptLanguage = (json: string): string | undefined =>
  withLanguage.safeParse(JSON.parse(json)).data?.language
