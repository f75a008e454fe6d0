import { z } from 'zod'

/** 24-hour time, `"07:00"`. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "07:00"' })
  .meta({ format: 'time' })

/** `"14:00"` as Americans write it: `2 PM`. */
export const spokenTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}
