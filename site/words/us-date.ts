import { content } from '../content.ts'

// Made once: making one costs more than a hundred dates.
const long = new Intl.DateTimeFormat(`${content.language}-US`, { dateStyle: 'long', timeZone: 'UTC' })

/** A date as people here write it: `2025-03-15` becomes `March 15, 2025`, or `15 de marzo de 2025`. */
export const usDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`))
