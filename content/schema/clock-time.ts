import { z } from 'zod'

/** A time of day on the 24-hour clock, `"07:00"`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "07:00"' })

/** `"14:00"` as people here say it: `2 PM`. */
export const spokenTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}
