import ical from 'ical-generator'
import { mapLink } from '../../../contract/desk/map-link.ts'
import type { ServerContent } from '../../builds/server-content.ts'
import { keptEstimate } from '../../estimate/lead-estimate.ts'
import { oneLine } from '../../mail/one-line.ts'
import { readablePhone } from '../../mail/phone-number.ts'
import { placeOf } from '../summary.ts'
import { wallClock } from '../wall-clock.ts'
import type { BookedLead } from './calendar-store.ts'

const quarterOfHour = 15 * 60

// A VCALENDAR without a component is invalid (RFC 5545, 3.6), and some calendars refuse it.
const emptyTimeZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000'],
  ...['TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE', 'END:VCALENDAR'],
].join('\r\n')

/**
 * The booked jobs as iCalendar (RFC 5545): name, place with a map link, phone number, service, access note, arrival window.
 * Times are in UTC, so that calendars need no time zone data.
 */
export const calendarFeed = (
  leads: readonly BookedLead[],
  { business, towns }: Pick<ServerContent, 'business' | 'towns'>,
): string => {
  const { momentOf } = wallClock(business.timeZone)
  const { siteUrl } = business
  const { hostname } = new URL(siteUrl)
  const calendar = ical({ name: business.name, ttl: quarterOfHour, prodId: { company: hostname, product: 'desk' } })
  for (const lead of leads) {
    const { booked_on: on, booked_from: from, booked_to: to } = lead
    if (on === null || from === null || to === null) continue
    const at = (time: string) => new Date(momentOf(Date.parse(`${on}T${time}:00Z`)))
    const { street, town } = placeOf(lead, towns)
    const place = [street, town].filter(Boolean).join(', ')
    calendar.createEvent({
      id: `${lead.id}@${hostname}`,
      sequence: lead.version,
      start: at(from),
      end: at(to),
      summary: oneLine(lead.name, 80),
      location: place || null,
      description: [
        oneLine(readablePhone(lead.phone), 50),
        keptEstimate(lead.extra)?.said.split(': ')[0],
        lead.access_note,
        street && mapLink(place),
      ]
        .filter(Boolean)
        .join('\n'),
      url: `${siteUrl}/desk/leads/${lead.id}`,
    })
  }
  const text = calendar.toString()
  return calendar.length() === 0 ? text.replace('END:VCALENDAR', emptyTimeZone) : text
}
