import { parse } from 'csv-parse/sync'
import { type ColumnField, mostImportRows, type Preview } from '../../../contract/desk/import.ts'
import { money } from '../../../contract/desk/lead.ts'
import { emailPattern, plainEmail } from '../../../contract/email-address.ts'
import { oneLine } from '../../mail/one-line.ts'
import { phoneKey, readablePhone } from '../../mail/phone-number.ts'
import { emailKey, foldText } from '../../storage/search-text.ts'

/** A customer of a list, as it can be stored. `key` is the same for every row about them. */
export type ListedCustomer = {
  key: string
  row: Record<'name' | 'phone' | 'email' | 'phone_key' | 'email_key', string>
  more: Record<'town' | 'street' | 'note' | 'booked_on', string | null> & { quoted_cents: number | null }
}

/** `2025-05-03`, `5/3/2025`, `May 3, 2025` as a day; undefined for anything else and for days to come. */
export const dayIn = (text: string, today: string): string | undefined => {
  const [, month, date, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/.exec(text) ?? []
  const isDayFirst = Number(month) > 12
  const iso =
    year &&
    `${year.padStart(4, '20')}-${(isDayFirst ? date : month)?.padStart(2, '0')}-${(isDayFirst ? month : date)?.padStart(2, '0')}`
  const plain = iso ?? /^\d{4}-\d\d-\d\d/.exec(text)?.[0]
  const named = !plain && hasMonth(text) && hasYear(text) ? new Date(`${text} UTC`) : undefined
  const moment = plain ? new Date(`${plain}T00:00:00Z`) : named
  if (!moment || Number.isNaN(moment.getTime())) return undefined
  const day = moment.toISOString().slice(0, 10)
  return day >= '1990-01-01' && day <= today ? day : undefined
}

// JavaScript takes "Unit 5" and "Spring 2024" for dates.
const hasMonth = (text: string) => /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text)
const hasYear = (text: string) => /(?:\d{4}|-\d\d)$/.test(text)

type Columns = readonly (ColumnField | null)[]
type Unreadable = Preview['unreadable']

/**
 * Reads a list of customers (CSV with commas, semicolons or tabs). `columns` names the field of each column; without it the
 * fields are guessed. A row without a phone number or email is reported as unreadable.
 */
export const readList = (text: string, today: string, columns?: Columns) => {
  const unreadable: Unreadable = []
  const all = parseRows(text, unreadable)
  // A first row with a phone number or an email is a customer, not titles.
  const head = all[0]?.cells.some(isContact) ? undefined : all[0]?.cells
  const rows = (head ? all.slice(1) : all).slice(0, mostImportRows)
  const width = Math.max(0, ...all.slice(0, 200).map(({ cells }) => cells.length))
  const used = columns ?? guess(head, rows, width)
  const customers = rows.flatMap((row) => {
    const customer = customerIn(row, used, head ?? [], today)
    if (!customer)
      unreadable.push({ line: row.line, why: 'no-contact', text: oneLine(row.cells.filter(Boolean).join(', '), 80) })
    return customer ? [customer] : []
  })
  return {
    customers,
    unreadable: unreadable.sort((a, b) => a.line - b.line),
    isTooLong: (head ? all.length - 1 : all.length) > mostImportRows,
    columns: Array.from({ length: width }, (_, index) => ({
      head: oneLine(head?.[index] ?? '', 80),
      field: used[index] ?? null,
      samples: rows.flatMap(({ cells }) => (cells[index] ? [oneLine(cells[index], 40)] : [])).slice(0, 3),
    })),
  }
}

type Row = { line: number; cells: string[] }

const parseRows = (text: string, broken: Unreadable): Row[] => {
  const options = {
    ...({ bom: true, delimiter: delimiterOf(text), info: true, trim: true } as const),
    ...({
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
    } as const),
    on_skip: (error: { lines?: number; message: string } | undefined) =>
      void broken.push({ line: error?.lines ?? 1, why: 'broken', text: '' }),
    to: mostImportRows + 2,
  }
  // The types know no records with `info`.
  const found: unknown = parse(text, options)
  return Array.isArray(found)
    ? found.map(({ record, info }: { record: string[]; info: { lines: number } }) => ({
        line: info.lines,
        cells: record.slice(0, 100),
      }))
    : []
}

const delimiters = [',', ';', '\t'] as const

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (mark: string) => first.split(mark).length
  return delimiters.reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

const isContact = (text: string) => isEmail(text) || isPhone(text)

const isEmail = (text: string) => emailPattern.test(plainEmail(text))
const isPhone = (text: string) => /^[\d\s()+./-]{7,20}$/.test(text) && text.replace(/\D/g, '').length >= 10

const guess = (head: readonly string[] | undefined, rows: readonly Row[], width: number): Columns => {
  const first = rows.slice(0, 50)
  const guessed = Array.from({ length: width }, (_, index) => {
    const ofHead = fieldOfHead(head?.[index] ?? '')
    return ofHead === undefined ? fieldOfValues(first.map(({ cells }) => cells[index] ?? '')) : ofHead
  })
  // The first column of a list without titles is usually the name.
  const isNamed = guessed.some((field) => field === 'name' || field === 'firstName' || field === 'lastName')
  return isNamed || guessed.includes('company')
    ? guessed
    : guessed.map((field, index) => (index === guessed.indexOf(null) ? 'name' : field))
}

// Column titles of Google's and Outlook's contacts, Jobber and hand-made lists in English and Spanish, folded by `foldText`.
const heads: readonly (readonly [ColumnField, RegExp])[] = [
  ['email', /e-?mail|correo/],
  ['phone', /phone|mobile|\bcell|\btel\b|telephone|telefono|celular|movil/],
  ['firstName', /(?:first|given) ?name|nombre de pila|^nombres$/],
  ['lastName', /(?:last|family|sur) ?name|apellido/],
  ['name', /^(?:full |display |contact |client |customer )?name$|^(?:client|customer|contact)$|^nombre|^cliente$/],
  ['company', /company|business name|organization name|empresa|negocio/],
  ['town', /\b(?:city|town)\b|ciudad|pueblo/],
  ['street', /street|^(?:home |service |billing |mailing )?address(?: line)? ?1?$|^direccion|domicilio|^calle/],
  [
    'jobOn',
    /(?:job|visit|service|wash|cleaning|completed|closed)[^,]{0,12}date|^date|^last (?:job|visit|service|wash)|^fecha|ultim[oa]/,
  ],
  ['paid', /amount|^total|^paid|^price|monto|importe|^precio|^pagado/],
  ['note', /^notes?$|comments?$|^notas?$|comentario/],
]
const noField = /type|label|extension|birth|country|\bzip\b|postal|street ?2|line ?2|phonetic/

/** Field that a title names; null for a title of something that the desk does not keep, undefined for an unknown one. */
const fieldOfHead = (head: string): ColumnField | null | undefined => {
  const text = foldText(head)
  return noField.test(text) ? null : heads.find(([, pattern]) => pattern.test(text))?.[0]
}

const fieldOfValues = (values: readonly string[]): ColumnField | null => {
  const given = values.filter((value) => value !== '')
  const isMostly = (is: (value: string) => boolean) => given.length > 0 && given.filter(is).length > given.length / 2
  if (isMostly(isEmail)) return 'email'
  if (isMostly(isPhone)) return 'phone'
  return isMostly((value) => /^\d+ \p{L}/u.test(value)) ? 'street' : null
}

const customerIn = (
  { cells }: Row,
  columns: Columns,
  head: readonly string[],
  today: string,
): ListedCustomer | undefined => {
  const all = (field: ColumnField) =>
    columns
      .flatMap((one, index) => (one === field && cells[index] ? [oneLine(cells[index], 4_000)] : []))
      .filter(Boolean)
  const first = (field: ColumnField, most: number) => oneLine(all(field)[0] ?? '', most)
  // Google puts several numbers of one kind into a cell, with ::: between them.
  const each = (field: ColumnField) => all(field).flatMap((text) => text.split(/:::|[;,|]/))
  const number = each('phone').find((text) => phoneKey(text) !== '')
  const phone = number === undefined ? '' : readablePhone(number)
  const addresses = each('email').map(plainEmail)
  const email = addresses.find((text) => isEmail(text) && text.length <= 254) ?? ''
  if (phone === '' && email === '') return undefined
  const name =
    first('name', 200) ||
    [first('firstName', 100), first('lastName', 99)].filter(Boolean).join(' ') ||
    first('company', 200)
  const day = all('jobOn')
    .map((text) => dayIn(text, today))
    .find((one) => one !== undefined)
  // Cells that are no day or no amount go into the note.
  const unread = (['jobOn', 'paid'] as const).flatMap((field) =>
    columns.flatMap((one, index) => {
      const cell = oneLine(cells[index] ?? '', 200)
      const isRead =
        one !== field || cell === '' || (field === 'jobOn' ? dayIn(cell, today) !== undefined : centsOf(cell) !== null)
      return isRead ? [] : [`${oneLine(head[index] ?? '', 80)}: ${cell}`.replace(/^: /, '')]
    }),
  )
  const [phone_key, email_key] = [phoneKey(phone), emailKey(email)]
  return {
    key: JSON.stringify([phone_key || email_key, day ?? '']),
    row: { name: name || phone || email, phone, email, phone_key, email_key },
    more: {
      town: first('town', 60) || null,
      street: first('street', 120) || null,
      note: [...all('note'), ...unread].join('\n').slice(0, 4_000) || null,
      booked_on: day ?? null,
      quoted_cents:
        all('paid')
          .map(centsOf)
          .find((cents) => cents !== null) ?? null,
    },
  }
}

const centsOf = (text: string): number | null => {
  const [, dollars, cents = ''] = /^\$? ?(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (dollars === undefined) return null
  return money.safeParse(Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))).data ?? null
}
