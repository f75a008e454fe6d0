import type { QuoteWords } from '../../content/schema/interface.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { fill } from '../../pricing/fill.ts'
import { isUnreachable } from './form/doubts.ts'
import { answerTo, type UnsentRequest } from './unsent/unsent.ts'

/** A sent quote request: the answers as typed, and the job of its estimate. */
export type Sent = { name: string; phone: string; email: string; job: string | undefined }

/** The same for a quote request that waited on the device. */
export const sentLater = ({ answers }: UnsentRequest): Sent => ({
  name: answerTo(answers, quoteFields.name) ?? '',
  phone: answerTo(answers, quoteFields.phone) ?? '',
  email: answerTo(answers, quoteFields.email) ?? '',
  job: undefined,
})

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** The full hours between which we call on a day; null when closed. */
type CallHours = { from: number; to: number } | null

/** How soon we answer, in hours, and when we call, in the business's time zone. */
export type ReplyTime = {
  within: number
  /** By day of the week, Sunday first. */
  week: readonly CallHours[]
  timeZone: string
  daysOff: readonly { first: string; last: string }[]
}

const isClosed = ({ week, daysOff }: ReplyTime, date: Date): boolean => {
  const day = date.toLocaleDateString('sv')
  return !week[date.getDay()] || daysOff.some(({ first, last }) => first <= day && day <= last)
}

/** The hours of a date's day of the week; the usual ones if it is closed. */
const hoursOn = ({ week }: ReplyTime, date: Date): NonNullable<CallHours> => {
  const open = week.flatMap((day) => day ?? [])
  const usual = { from: Math.min(...open.map(({ from }) => from)), to: Math.max(...open.map(({ to }) => to)) }
  return week[date.getDay()] ?? usual
}

/** A date whose local fields are the business's wall clock. */
const clockIn = (timeZone: string, now: Date) => new Date(now.toLocaleString('sv', { timeZone }).replace(' ', 'T'))

/**
 * The last full hour within our promise; in the evening and at night, the hour until which we call before it. The same hour
 * of the next open day if that day is closed.
 */
const latestReply = (reply: ReplyTime, now: Date): Date => {
  const latest = new Date(now.getTime() + reply.within * hourMs)
  latest.setMinutes(0, 0, 0)
  const called = new Date(latest)
  if (latest.getHours() < hoursOn(reply, latest).from) called.setDate(called.getDate() - 1)
  if (called < latest || latest.getHours() > hoursOn(reply, latest).to) called.setHours(hoursOn(reply, called).to)
  const by = called > now ? called : latest
  if (!isClosed(reply, by)) return by
  while (isClosed(reply, by)) by.setDate(by.getDate() + 1)
  const { from, to } = hoursOn(reply, by)
  by.setHours(Math.min(Math.max(by.getHours(), from), to))
  return by
}

/** The hour by which we answer, as a person says it: `tomorrow, 3 PM`. */
const sayWhen = (reply: ReplyTime, words: QuoteWords['success']['when'], language: string, now: Date): string => {
  const latest = latestReply(reply, now)
  const days = Math.round((startOfDay(latest) - startOfDay(now)) / dayMs)
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : latest.toLocaleDateString(language, days < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' })
  // `7 PM` in every language, as on the pages.
  const hour = latest.toLocaleTimeString('en-US', { hour: 'numeric' })
  return fill(latest.getHours() % 12 === 1 ? words.one : words.other, { day, hour })
}

/** The notice of a sent quote request: job, latest time of our answer, and the typed phone number, so that a typo shows. */
export const saySuccess = (
  { name, phone, email, job }: Sent,
  { success }: Pick<QuoteWords, 'success'>,
  reply: ReplyTime,
  language = document.documentElement.lang,
  now = new Date(),
) => {
  const isDoubted = isUnreachable({ phone, email })
  const text = fill(isDoubted ? success.doubted : success.text, {
    visitorPhone: phone.trim(),
    when: sayWhen(reply, success.when, language, clockIn(reply.timeZone, now)),
  })
  const [first = ''] = name.trim().split(/\s+/)
  return {
    title: fill(success.title, { name: first }),
    text: job ? `${job}. ${text}` : text,
    namesVisitorPhone: !isDoubted,
  }
}
