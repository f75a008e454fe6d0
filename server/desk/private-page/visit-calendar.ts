import ical from 'ical-generator'
import { wallClock } from '../wall-clock.ts'
import type { PageView } from './private-page-view.ts'

type Parts = { timeZone: string; hostname: string; summary: string; description: string; id: string; sequence: number }

/** The customer's visit as iCalendar (RFC 5545), its moments in UTC. */
export const visitCalendar = (
  { on, from, to, place }: NonNullable<PageView['visit']>,
  { timeZone, hostname, id, ...event }: Parts,
): string => {
  const { momentOf } = wallClock(timeZone)
  const at = (time: string) => new Date(momentOf(Date.parse(`${on}T${time}:00Z`)))
  const calendar = ical({ prodId: { company: hostname, product: 'visit' } })
  calendar.createEvent({ ...event, id: `${id}@${hostname}`, start: at(from), end: at(to), location: place || null })
  return calendar.toString()
}
