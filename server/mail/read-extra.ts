import { z } from 'zod'

const extras = z.record(z.string(), z.unknown())

/** The fields that the form did not know, as they were kept: names with printable values. */
export const readExtra = (json: string): [string, string][] =>
  Object.entries(extras.parse(JSON.parse(json))).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
