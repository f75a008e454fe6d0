import type { ServerContent } from '../builds/server-content.ts'
import { dayAt } from '../desk/wall-clock.ts'
import type { ParsedQuote } from './parse-quote.ts'

type Asked = { request: Pick<ParsedQuote['request'], 'note' | '_language'> }
type Content = { wordsIn: (language?: string) => Pick<ServerContent, 'reminder'>; business: { timeZone: string } }

/**
 * The day on which the visitor asked to be reminded, `2027-07-01`: the next first day of the month whose reminder the note
 * holds. Undefined for a request that asks for none.
 */
export const reminderDay = ({ request }: Asked, content: Content, now: Date): string | undefined => {
  const { reminder } = content.wordsIn(request._language)
  if (!reminder || !request.note?.includes(reminder.note)) return undefined
  const today = dayAt(content.business.timeZone, now)
  const year = Number(today.slice(0, 4))
  const dayIn = (of: number) => `${of}-${String(reminder.month).padStart(2, '0')}-01`
  return dayIn(year) > today ? dayIn(year) : dayIn(year + 1)
}
