import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { moreFieldSchema, quoteRequestSchema } from './quote-request.ts'

const good = { name: 'Ann', phone: '559', email: 'ann@example.com' }
const codesFor = (answers: object) =>
  quoteRequestSchema.safeParse({ ...good, ...answers }).error?.issues.map(({ path, message }) => `${path}: ${message}`)

describe('a quote request', () => {
  test('needs a name, a phone number and an email address', () => {
    expect(quoteRequestSchema.safeParse({}).error?.issues.map(({ path }) => path.join())).toEqual([
      'name',
      'phone',
      'email',
    ])
    expect(codesFor({})).toBeUndefined()
  })

  test.each([
    ['a name that is left out', { name: undefined }, 'name: REQUIRED_FIELD_MISSING'],
    ['a name of spaces', { name: '  ' }, 'name: REQUIRED_FIELD_EMPTY'],
    ['a name of zero-width characters', { name: '\u200B\u2060\u3164' }, 'name: REQUIRED_FIELD_EMPTY'],
    ['a phone number of direction marks', { phone: '\u202E\u202C' }, 'phone: REQUIRED_FIELD_EMPTY'],
    ['a name of 10,000 characters', { name: 'a'.repeat(10_000) }, 'name: TYPE_TEXT'],
    ['a name of two lines', { name: 'Ann\r\nBcc: x@example.com' }, 'name: TYPE_TEXT'],
    ['a control character', { phone: '559\u0000' }, 'phone: TYPE_TEXT'],
    ['half a character', { name: 'Ann \ud83d' }, 'name: TYPE_TEXT'],
    ['a nested name', { name: { first: 'Ann' } }, 'name: TYPE_TEXT'],
    ['an accent before the @', { email: 'josé@example.com' }, 'email: TYPE_EMAIL'],
    ['a line break in the email', { email: 'a@example.com\nBcc: b@example.com' }, 'email: TYPE_EMAIL'],
    ['no @', { email: 'ann.example.com' }, 'email: TYPE_EMAIL'],
    ['a reply-to that is no address', { 'reply-to': 'ann' }, 'reply-to: TYPE_EMAIL'],
    ['a control character in the note', { note: 'hello\u0007' }, 'note: TYPE_TEXT'],
  ])('with %s is refused with its code', (_what, answers, code) => {
    expect(codesFor(answers)).toEqual([code])
  })

  test.each(['José Núñez', "D'Arcy & Sons", '李小龍', '<b>Ann</b>', 'Ann 👩‍🔧'])('takes the name %s', (name) => {
    expect(codesFor({ name })).toBeUndefined()
  })

  test.each([
    '5595550123',
    '559.555.0123',
    '+1 (559) 555-0123 ext. 12',
    '559 555 0123, after 5 pm',
    '+52 55 1234 5678',
    'call my son: 559-CLEAN-IT',
    '٥٥٩ ٥٥٥ ٠١٤٢',
    'x'.repeat(50),
  ])('takes the phone number %s', (phone) => {
    expect(codesFor({ phone })).toBeUndefined()
  })

  test('trims answers and leaves empty optional ones out', () => {
    const request = quoteRequestSchema.parse({ ...good, name: ' Ann \n', note: '  ', 'reply-to': '' })
    expect(request).toMatchObject({ name: 'Ann', note: undefined, 'reply-to': undefined })
  })

  test('loses direction marks in a name, and accepts a key of 255 characters', () => {
    const request = quoteRequestSchema.parse({ ...good, name: 'Ann \u202Eevil\u202C', _key: 'k'.repeat(255) })
    expect(request).toMatchObject({ name: 'Ann evil', _key: 'k'.repeat(255) })
    expect(quoteRequestSchema.parse({ ...good, _key: 'k'.repeat(256) })._key).toBeUndefined()
  })

  test('loses invisible characters in its addresses, whose domains become ASCII', () => {
    const request = quoteRequestSchema.parse({
      ...good,
      email: '\u200B\u00A0ann@example.com\uFEFF',
      'reply-to': '\u202Aann@bücher.example',
    })
    expect(request).toMatchObject({ email: 'ann@example.com', 'reply-to': 'ann@xn--bcher-kva.example' })
  })

  test('accepts an age in milliseconds and ignores an invalid one', () => {
    expect(quoteRequestSchema.parse({ ...good, _age: '1500' })).toMatchObject({ _age: 1500 })
    expect(quoteRequestSchema.parse({ ...good, _age: '-1' })).toMatchObject({ _age: undefined })
  })

  test('accepts a number of panels in digits', () => {
    const panels = moreFieldSchema('panels', 'count')
    expect([' 20 ', '', undefined].map((count) => panels.parse(count))).toEqual(['20', undefined, undefined])
    expect(panels.safeParse('twenty').error?.issues[0]?.message).toBe('TYPE_NUMERIC')
  })

  test('limits a further field of text by its name', () => {
    const mistakeIn = (name: string, length: number) =>
      moreFieldSchema(name, 'text').safeParse('x'.repeat(length)).error?.issues[0]?.message
    expect([mistakeIn('phone', 50), mistakeIn('phone', 51)]).toEqual([undefined, 'TYPE_TEXT'])
    expect([mistakeIn('other', 4_000), mistakeIn('other', 4_001)]).toEqual([undefined, 'TYPE_TEXT'])
  })

  test('gives the same result with the compiled schema, whatever it contains', () => {
    const compiled = z.compile(quoteRequestSchema, { strict: true })
    const text = fc.oneof(
      fc.constantFrom(
        'Ann',
        ' 559 ',
        'ann@example.com',
        '',
        '  ',
        '20',
        '42000',
        'two\nlines',
        'x'.repeat(201),
        '\ud800',
      ),
      fc.string({ unit: 'binary' }),
    )
    const value = fc.oneof({ weight: 4, arbitrary: text }, fc.constant(undefined), fc.jsonValue())
    const fields = Object.fromEntries(Object.keys(quoteRequestSchema.shape).map((name) => [name, value]))
    const required = { name: fc.constant('Ann'), phone: fc.constant('559'), email: fc.constant('ann@example.com') }
    fc.assert(
      fc.property(
        fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.record({ ...fields, ...required }), fc.jsonValue()),
        (answers) => {
          const [one, other] = [quoteRequestSchema.safeParse(answers), compiled.safeParse(answers)]
          expect(other.data).toEqual(one.data)
          expect(other.error?.issues).toEqual(one.error?.issues)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('keeps the line breaks of a note', () => {
    expect(quoteRequestSchema.parse({ ...good, note: 'one\r\ntwo' }).note).toBe('one\r\ntwo')
  })
})
