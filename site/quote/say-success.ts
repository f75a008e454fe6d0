import type { QuoteWords } from '../../content/schema/interface.ts'
import { fill } from '../../pricing/fill.ts'

/** What was sent: the name as it was typed, and the job of an estimate that went along. */
export type Sent = { name: string; job: string | undefined }

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** The full hour by which we answer, as a person says it: `tomorrow, 3 PM`. */
const sayWhen = (replyHours: number, language: string, now: Date): string => {
  const latest = new Date(now.getTime() + replyHours * hourMs)
  if (latest.getMinutes() > 0) latest.setHours(latest.getHours() + 1, 0, 0, 0)
  const days = Math.round((startOfDay(latest) - startOfDay(now)) / dayMs)
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : latest.toLocaleDateString(language, { weekday: 'long' })
  return `${day}, ${latest.toLocaleTimeString(`${language}-US`, { hour: 'numeric' })}`
}

/** The notice of a sent request: who, what, and when we answer at the latest. */
export const saySuccess = (
  { name, job }: Sent,
  { success }: Pick<QuoteWords, 'success'>,
  replyHours: number,
  language = document.documentElement.lang,
  now = new Date(),
) => {
  // Spanish hours end with a period of their own: "3 p.m."
  const text = fill(success.text, { when: sayWhen(replyHours, language, now) }).replace('..', '.')
  const [first = ''] = name.trim().split(/\s+/)
  return { title: fill(success.title, { name: first }), text: job ? `${job}. ${text}` : text }
}
