import { z } from 'zod'

/** One's own calendar feed, if there is one: since when, and when a calendar last asked for it. */
export const calendarSchema = z.object({
  feed: z.object({ createdAt: z.iso.datetime(), readAt: z.iso.datetime().nullable() }).nullable(),
})
export type Calendar = z.infer<typeof calendarSchema>

/** The address of a new feed: it is shown this once, for only its hash is kept. */
export const calendarAddressSchema = z.object({ address: z.string() })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>
