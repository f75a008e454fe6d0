import type { Lead, LeadSummary } from '../../contract/desk/lead.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { withoutDirectionMarks } from '../../contract/visible-text.ts'
import { keptEstimate } from '../estimate/lead-estimate.ts'
import { parseExtraFields } from '../mail/extra-fields.ts'
import { oneLine } from '../mail/one-line.ts'
import { telLink } from '../mail/phone-number.ts'
import type { LeadRow } from '../storage/tables.ts'
import type { ChangeStore } from './leads/change-store.ts'
import type { StoredLead } from './leads/stored-lead.ts'

const townField = /^(?:city|town|ciudad|place)$/i

const wordPattern = (words: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, 'iu')

/** The town in the lead's own field, or else the first town of ours that its words name. */
const townOf = (
  { note, subject }: Pick<LeadRow, 'note' | 'subject'>,
  extra: readonly (readonly [string, string])[],
  towns: readonly string[],
): string | null => {
  const given = extra.find(([name]) => townField.test(name))?.[1]
  if (given) return oneLine(given, 60)
  const text = `${note ?? ''}\n${subject ?? ''}`
  return towns.find((town) => wordPattern(town).test(text)) ?? null
}

const streetField = /^(?:(?:street|home) ?)?address$|^direcci[oó]n$/i

/** Street and town from the desk, or else from the quote request. */
export const placeOf = (
  row: Pick<StoredLead, 'note' | 'subject' | 'extra' | 'town' | 'street'>,
  towns: readonly string[],
  extra = parseExtraFields(row.extra),
  estimate = keptEstimate(row.extra),
) => {
  const given = extra.find(([name]) => streetField.test(name))?.[1]
  return {
    street: row.street ?? (given === undefined ? null : oneLine(given, 120)),
    town: row.town ?? estimate?.town ?? townOf(row, extra, towns),
  }
}

/** Street and town of a visit in one line; empty without a street. */
export const visitPlace = (row: StoredLead): string => {
  const { street, town } = placeOf(row, [])
  return street === null ? '' : [street, town].filter(Boolean).join(', ')
}

/** A lead as a row of the inbox. */
export const summaryOf = (row: StoredLead, towns: readonly string[]): LeadSummary => {
  const extra = parseExtraFields(row.extra)
  const estimate = keptEstimate(row.extra)
  const panels = extra.find(([name]) => name === quoteFields.panels)?.[1]
  const words = row.note ?? row.subject
  return {
    id: row.id,
    version: row.version,
    name: withoutDirectionMarks(row.name),
    ...placeOf(row, towns, extra, estimate),
    origin: row.origin,
    panels: panels !== undefined && /^\d{1,6}$/.test(panels) ? Number(panels) : null,
    estimate: estimate ?? null,
    page: row.source_page,
    what: words === null ? null : withoutDirectionMarks(oneLine(words, 160)),
    receivedAt: row.received_at,
    state: row.progress,
    isSpam: row.spam_reason !== null,
    person: row.person,
    quotedCents: row.quoted_cents,
    bookedOn: row.booked_on,
    bookedFrom: row.booked_from,
    bookedTo: row.booked_to,
    followUpOn: row.follow_up_on,
    againOn: row.again_on,
    againAskedAt: row.again_asked_at,
    noMore: row.no_more_at !== null,
  }
}

/** A lead with all its data. `extra` leaves out fields that the summary shows. */
export const leadOf = (
  row: StoredLead,
  towns: readonly string[],
  {
    otherJobs,
    ...more
  }: Pick<Lead, 'history' | 'photographs'> & {
    otherJobs: Awaited<ReturnType<ChangeStore['otherJobs']>>
  },
): Lead => {
  const summary = summaryOf(row, towns)
  const { panels, estimate } = summary
  const isSaid = (name: string) =>
    (name === quoteFields.panels && panels !== null) || (name === quoteFields.estimate && estimate !== null)
  return {
    ...summary,
    phone: withoutDirectionMarks(row.phone),
    phoneLink: telLink(row.phone) ?? null,
    email: row.email,
    access: row.access_note,
    otherJobs: otherJobs.map((job) => ({
      id: job.id,
      name: withoutDirectionMarks(job.name),
      state: job.progress,
      origin: job.origin,
      at: job.booked_on ?? job.received_at,
      quotedCents: job.quoted_cents,
      noMore: job.no_more_at !== null,
    })),
    note: row.note,
    subject: row.subject,
    extra: parseExtraFields(row.extra).filter(([name]) => !isSaid(name)),
    campaign: [row.utm_source, row.utm_medium, row.utm_campaign].filter((word) => word !== null),
    spamReason: row.spam_reason,
    lostReason: row.lost_reason,
    ...more,
  }
}
