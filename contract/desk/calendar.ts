import { z } from 'zod'

/** The signed-in person's calendar feed, if any: when it was created and last fetched. */
export const calendarSchema = z.object({
  feed: z.object({ createdAt: z.iso.datetime(), readAt: z.iso.datetime().nullable() }).nullable(),
})
export type Calendar = z.infer<typeof calendarSchema>

/** The URL of a new feed. Shown once, because only its hash is stored. */
export const calendarAddressSchema = z.object({ address: z.string() })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>
