import { stringify } from 'csv-stringify/sync'
import { labelOf, type MoreLabels, moreFieldNames, moreFields } from '../../contract/quote-fields.ts'
import { withoutDirectionMarks } from '../../contract/visible-text.ts'
import { keptEstimate } from '../estimate/lead-estimate.ts'
import { parseExtraFields } from '../mail/extra-fields.ts'
import { safeCell } from '../mail/safe-cell.ts'
import type { ListedLead } from '../storage/leads.ts'
import type { OutboxStore } from '../storage/outbox-store.ts'

type Pages = AsyncIterable<readonly ListedLead[]>

const estimated = ['service', 'panels', 'windows', 'town', 'plan', 'low', 'high'] as const

// Excel reads UTF-8 without a byte order mark as an older encoding.
const byteOrderMark = '\uFEFF'

/**
 * CSV for spreadsheets, one page of rows at a time, times in `timeZone`. Fields of `moreFields` that the form asks for
 * have their own columns at the end.
 */
export async function* writeCsv(pages: Pages, timeZone: string, labels?: MoreLabels): AsyncGenerator<string> {
  // Swedish format, 2026-03-02 20:00:00: spreadsheets in every language parse it.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const clock = (moment: string) => format.format(new Date(moment))
  yield byteOrderMark + csv([], true, labels, clock)
  for await (const page of pages) yield csv(page, false, labels, clock)
}

const columns = [
  ...['received_at', 'name', 'phone', 'email', 'note', 'extra', 'spam_reason', 'form', 'id'],
  ...estimated,
  ...['origin', 'street', 'access_note', 'again_on', 'no_more_at'],
  ...['source_page', 'utm_source', 'utm_medium', 'utm_campaign'],
  ...['state', 'person', 'quoted', 'booked_on', 'booked_from', 'booked_to', 'follow_up_on', 'lost_reason'],
  ...['answered_at', 'notes', 'quote_lines', 'quote_valid_until', 'photographs'],
]

const csv = (
  rows: readonly ListedLead[],
  header: boolean,
  labels: MoreLabels | undefined,
  clock: (moment: string) => string,
) =>
  stringify(
    rows.map((row) => ({
      ...Object.fromEntries(parseExtraFields(row.extra).map(([name, value]) => [moreColumn(name), value])),
      ...row,
      ...keptEstimate(row.extra),
      ...(row.town && { town: row.town }),
      state: row.progress,
      quoted: dollars(row.quoted_cents),
      quote_lines: row.written?.lines.map(({ text, cents }) => `${text}: ${dollars(cents)}`).join('\n'),
      quote_valid_until: row.written?.validUntil,
      received_at: clock(row.received_at),
      answered_at: row.answered_at && clock(row.answered_at),
      no_more_at: row.no_more_at && clock(row.no_more_at),
    })),
    {
      header,
      columns: [
        ...columns.map((key) => ({ key, header: key })),
        ...moreFieldNames
          .filter((name) => moreFields[name].isAsked && labels?.[name])
          .map((name) => ({ key: moreColumn(name), header: labelOf(name, labels) })),
      ],
      quoted: true,
      record_delimiter: 'windows',
      cast: { string: (value, { header }) => (header ? value : safeCell(value)) },
    },
  )

// Prefixed, so that a field cannot replace a column.
const moreColumn = (name: string) => `field ${name}`

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

/** Formats a time in the business's time zone. */
type ShowTime = (moment: Date) => string

type Contact = Pick<ListedLead, 'received_at' | 'name' | 'phone' | 'email'>

/** One line about a lead. */
export const writeContact = ({ received_at, name, phone, email }: Contact, showTime: ShowTime): string =>
  `${plain(`${showTime(new Date(received_at))}  |  ${name}  |  ${phone}  |  ${email}`)}\n`

// Removes control characters, which a terminal would execute.
const plain = (text: string) => withoutDirectionMarks(text).replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** A readable list: one line per lead, further answers below it. */
export async function* writeList(pages: Pages, showTime: ShowTime, labels?: MoreLabels): AsyncGenerator<string> {
  let count = 0
  for await (const page of pages) {
    count += page.length
    yield page.map((lead) => entry(lead, showTime, labels)).join('')
  }
  yield count === 0 ? 'No requests yet.\n' : `\n${count} ${count === 1 ? 'request' : 'requests'}\n`
}

const entry = (lead: ListedLead, showTime: ShowTime, labels: MoreLabels | undefined): string => {
  const details = [
    ...(lead.note ? [detail('note', lead.note)] : []),
    ...parseExtraFields(lead.extra).map(([name, value]) => detail(labelOf(name, labels), value)),
    ...(lead.progress === 'new' ? [] : [detail('state', [lead.progress, lead.person].filter(Boolean).join(', '))]),
    ...(lead.spam_reason ? [detail('possible spam', lead.spam_reason), detail('id', lead.id)] : []),
  ]
  return `${writeContact(lead, showTime)}${details.join('')}`
}

const detail = (name: string, value: string) => `    ${plain(`${name}: ${value}`)}\n`

type Unsent = Awaited<ReturnType<OutboxStore['unsent']>>[number]

/** Messages not sent yet, with the error of the last attempt. */
export const writeUnsent = (letters: readonly Unsent[], showTime: ShowTime): string =>
  letters.length === 0 ? 'Nothing waits to be sent.' : letters.map((letter) => unsentLine(letter, showTime)).join('\n')

const unsentLine = ({ kind, state, attempts, due_at, name, email, last_error }: Unsent, showTime: ShowTime) => {
  const plan = state === 'dead' ? 'given up' : `next try ${showTime(new Date(due_at))}`
  const why = last_error ? `\n    ${plain(last_error)}` : ''
  const whose = name === null || email === null ? '' : ` for ${plain(name)} <${plain(email)}>`
  return `${kind}${whose}  |  tries: ${attempts}  |  ${plan}${why}`
}
