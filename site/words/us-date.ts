import { content } from '../content.ts'

// Created once: creating it costs more than formatting a hundred dates.
const long = new Intl.DateTimeFormat(`${content.language}-US`, { dateStyle: 'long', timeZone: 'UTC' })

/** A date in the page's language: `March 15, 2025` or `15 de marzo de 2025`. */
export const usDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`))
