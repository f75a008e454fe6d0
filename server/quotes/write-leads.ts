import { readExtra } from '../mail/read-extra.ts'
import type { ListedLead } from '../storage/leads.ts'
import type { OutboxStore } from '../storage/outbox.ts'

type Pages = AsyncIterable<readonly ListedLead[]>

const columns = ['received_at', 'name', 'phone', 'email', 'note', 'extra', 'spam_reason', 'form', 'id'] as const

// A spreadsheet runs a cell that starts like a formula: a leading apostrophe makes it text.
const cell = (value: string | null): string => {
  const text = value ?? ''
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.includes('"') ? safe.replaceAll('"', '""') : safe}"`
}

const csvLine = (lead: ListedLead) => `${columns.map((column) => cell(lead[column])).join(',')}\r\n`

/** A table for a spreadsheet, a page of lines at a time. */
export async function* writeCsv(pages: Pages): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`
  for await (const page of pages) yield page.map(csvLine).join('')
}

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
let lastDay = { day: Number.NaN, text: '' }

// Requests of one day stand together: writing out a whole moment for each takes as long as reading them all.
const localTime = (iso: string): string => {
  const moment = new Date(iso)
  const day = (moment.getFullYear() * 12 + moment.getMonth()) * 31 + moment.getDate()
  if (day !== lastDay.day) lastDay = { day, text: dayText.format(moment) }
  const hours = moment.getHours()
  const minutes = moment.getMinutes()
  return `${lastDay.text}, ${((hours + 11) % 12) + 1}:${minutes < 10 ? '0' : ''}${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

// A terminal obeys control characters: none of a visitor's reach it. Most text is of letters that need no second look.
const plain = (text: string) => (/^[ -~]*$/.test(text) ? text : text.replace(/[\p{Cc}\p{Cf}]+/gu, ' '))

const detail = (name: string, value: string) => `    ${plain(`${name}: ${value}`)}\n`

// Letter by letter one long text: of a hundred thousand requests, lists of lists would be half of the time.
const entry = (lead: ListedLead): string => {
  let text = `${plain(`${localTime(lead.received_at)}  |  ${lead.name}  |  ${lead.phone}  |  ${lead.email}`)}\n`
  if (lead.note) text += detail('note', lead.note)
  for (const [name, value] of readExtra(lead.extra)) text += detail(name, value)
  return lead.spam_reason ? `${text}${detail('spam', lead.spam_reason)}${detail('id', lead.id)}` : text
}

/** A list to read: a line a request, with what else the visitor wrote below it. */
export async function* writeList(pages: Pages): AsyncGenerator<string> {
  let count = 0
  for await (const page of pages) {
    count += page.length
    yield page.map(entry).join('')
  }
  yield count === 0 ? 'No requests yet.\n' : `\n${count} ${count === 1 ? 'request' : 'requests'}\n`
}

type Unsent = Awaited<ReturnType<OutboxStore['unsent']>>[number]

const unsentLine = ({ kind, state, attempts, due_at, name, email, last_error }: Unsent) => {
  const plan = state === 'dead' ? 'given up' : `next try ${localTime(due_at)}`
  const why = last_error ? `\n    ${plain(last_error)}` : ''
  return `${kind} for ${plain(name)} <${plain(email)}>  |  tries: ${attempts}  |  ${plan}${why}`
}

/** The messages that are still owed, with why the last try failed. */
export const writeUnsent = (letters: readonly Unsent[]): string =>
  letters.length === 0 ? 'Everything has been sent.' : letters.map(unsentLine).join('\n')
