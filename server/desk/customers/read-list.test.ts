import { describe, expect, test } from 'vitest'
import { mostImportRows } from '../../../contract/desk/import.ts'
import { dayIn, readList } from './read-list.ts'

const today = '2026-11-26'
const read = (text: string) => readList(text, today)
const fields = (text: string) => read(text).columns.map(({ field }) => field)

describe('the columns of a list', () => {
  test('are guessed in Google’s contacts, with the first number that can be called', () => {
    const text =
      'First Name,Last Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,E-mail 1 - Value,Address 1 - Street,Address 1 - City,Notes\n' +
      'Ann,Muñoz,Mobile,ask first,(559) 555-0101 ::: (559) 555-0102,ANN@Example.com,12 Elm St,Xenia,"Two dogs,\ngate 12"\n'
    expect(fields(text)).toEqual(['firstName', 'lastName', null, 'phone', 'phone', 'email', 'street', 'town', 'note'])
    expect(read(text).customers).toMatchObject([
      {
        row: { name: 'Ann Muñoz', phone: '(559) 555-0101', email: 'ANN@Example.com', email_key: 'ann@example.com' },
        more: { town: 'Xenia', street: '12 Elm St', note: 'Two dogs, gate 12', booked_on: null },
      },
    ])
  })

  test('are guessed in a list with semicolons and Spanish heads, with the day and the amount of a job', () => {
    const text = '\uFEFFNombre;Teléfono;Ciudad;Última visita;Pagado\nRosa;559-555-0103;Troy;5/3/2026;$225.50\n'
    expect(fields(text)).toEqual(['name', 'phone', 'town', 'jobOn', 'paid'])
    expect(read(text).customers[0]?.more).toMatchObject({ booked_on: '2026-05-03', quoted_cents: 22_550 })
  })

  test('are guessed by what they hold where the list has no heads', () => {
    expect(fields('Ann Ruiz,5595550101,ann@example.com,12 Elm St\nBob,5595550102,,9 Oak Ave\n')).toEqual([
      ...['name', 'phone', 'email', 'street'],
    ])
  })

  test('hold what the owner says they do', () => {
    const list = readList('Who,Call\nAnn,5595550101\n', today, ['note', 'phone'])
    expect(list.customers).toMatchObject([{ row: { name: '(559) 555-0101' }, more: { note: 'Ann' } }])
  })
})

describe('a row', () => {
  test('without a phone number and an email is named by its line', () => {
    expect(read('Name,Phone\nAnn,5595550101\n\nBob,none\n').unreadable).toEqual([
      { line: 4, why: 'no-contact', text: 'Bob, none' },
    ])
  })

  test('with a day or an amount that cannot be read keeps them as words', () => {
    const [customer] = read('Name,Phone,Last job,Amount\nAnn,5595550101,sometime in May,cash\n').customers
    expect(customer?.more).toMatchObject({ booked_on: null, note: 'Last job: sometime in May\nAmount: cash' })
  })

  test('with an amount over the limit of the desk keeps it as words', () => {
    const amountOf = (amount: string) => read(`Name,Phone,Amount\nAnn,5595550101,"${amount}"\n`).customers[0]?.more
    expect(amountOf('$9,999,999.99')).toMatchObject({ quoted_cents: 999_999_999, note: null })
    for (const amount of ['$10,000,000.01', '$99,999,999', '$99,999,999,999'])
      expect(amountOf(amount)).toMatchObject({ quoted_cents: null, note: `Amount: ${amount}` })
  })

  test('with control characters, direction marks or too much text becomes plain text that every store takes', () => {
    const [customer] = read(`Name,Phone,Notes\n"A\u0000nn\u202E",5595550101,"${'x'.repeat(9_000)}\uD800"\n`).customers
    expect(customer?.row.name).toBe('A nn')
    expect(customer?.more.note).toHaveLength(4_000)
  })
})

test('a list with quotes that do not close, of one cell, or of nothing is read without an error', () => {
  for (const text of [
    'Name,Phone\n"Ann,5595550101\nBob,5595550102',
    '"',
    ',',
    '\n\n',
    'Name',
    '\uFEFF',
    '\0'.repeat(50),
  ])
    expect(read(text).customers.length).toBeLessThanOrEqual(1)
})

test('a list with more rows than can be read says so', () => {
  const rows = Array.from({ length: mostImportRows + 5 }, (_, index) => `A,559555${String(index).padStart(4, '0')}`)
  const list = read(`Name,Phone\n${rows.join('\n')}\n`)
  expect([list.isTooLong, list.customers.length]).toEqual([true, mostImportRows])
})

test.each([
  ['2025-05-03', '2025-05-03'],
  ['5/3/25', '2025-05-03'],
  ['23/05/2025', '2025-05-23'],
  ['May 3, 2025', '2025-05-03'],
  ['2031-01-01', undefined],
  ['31/31/2025', undefined],
  ['3-May-25', '2025-05-03'],
  ['soon', undefined],
  ['Unit 5', undefined],
  ['Spring 2024', undefined],
  ['May 15', undefined],
])('%s is the day %s', (text, day) => {
  expect(dayIn(text, today)).toBe(day)
})
