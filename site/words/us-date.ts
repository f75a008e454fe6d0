/** A date as people here write it: `2025-03-15` becomes `March 15, 2025`. */
export const usDate = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
