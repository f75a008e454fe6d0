import { z } from 'zod'
import { quoteFields } from '../../contract/quote-fields.ts'
import { keptEstimate } from '../estimate/kept-estimate.ts'

/** The fields that the form did not know, as they were kept: names with printable values. An estimate is said in words. */
export const parseExtraFields = (json: string): [string, string][] => {
  const kept: unknown = JSON.parse(json)
  // No schema of records here: it would pass over a field of the name __proto__.
  const fields: [string, unknown][] = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  const estimate = keptEstimate(json)
  return fields.map(([name, value]) => [
    name,
    (name === quoteFields.estimate && estimate?.said) || (typeof value === 'string' ? value : JSON.stringify(value)),
  ])
}

/** The language of the form that a request came from, where it is not the first of the site. */
export const keptLanguage = (json: string): string | undefined =>
  z.object({ language: z.string() }).safeParse(JSON.parse(json)).data?.language
