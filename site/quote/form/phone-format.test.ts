import { describe, expect, test } from 'vitest'
import { formatPhone, formatPhoneField } from './phone-format.ts'

describe('formatPhone', () => {
  test.each([
    ['5595550123', '(559) 555-0123'],
    ['559.555.0123', '(559) 555-0123'],
    ['559 555 0123', '(559) 555-0123'],
    ['559-555-0123', '(559) 555-0123'],
    [' (559)555-0123', '(559) 555-0123'],
    ['+15595550123', '+1 (559) 555-0123'],
    ['1 559 555 0123', '1 (559) 555-0123'],
    ['5595550123 x12', '(559) 555-0123 x12'],
    ['559-555-0123 ext. 12', '(559) 555-0123 ext. 12'],
    ['5595550123,,12#', '(559) 555-0123,,12#'],
    ['559-555-0123 (cell)', '(559) 555-0123 (cell)'],
    ['5595550123 - ask for Ann', '(559) 555-0123 - ask for Ann'],
    ['\u202A+1 559-555-0123\u202C', '+1 (559) 555-0123'],
    ['\u200B559\u00A0555\u00A00123', '(559) 555-0123'],
  ])('%s becomes %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown)
    expect(formatPhone(shown)).toBe(shown)
  })

  test.each([
    '',
    '+',
    '(',
    '+1',
    '5595',
    '(559) 555-012',
    '9245678',
    '924-5678',
    '924.5678 (cell)',
    '+44 20 7946 0958',
    '+52 55 1234 5678',
    '555 0123 after 5 pm',
    'call my son: 559.555.0123',
    '559-555-0123 or 559-555-0143',
    '52 55 1234 5678',
    '52 55 1234 56 78',
    '١٢٣',
  ])('%s stays unchanged', (typed) => {
    expect(formatPhone(typed)).toBe(typed)
  })
})

/** Simulates typing: `|` is the cursor, `<` is Backspace. */
const typing = (start: string, keys: string) => {
  let caret = start.indexOf('|')
  const field = {
    value: start.replace('|', ''),
    get selectionStart() {
      return caret
    },
    setSelectionRange(place: number | null) {
      caret = place ?? 0
    },
  }
  for (const key of keys) {
    const kept = key === '<' ? caret - 1 : caret
    field.value = field.value.slice(0, kept) + (key === '<' ? '' : key) + field.value.slice(caret)
    caret = key === '<' ? kept : caret + 1
    formatPhoneField(field)
  }
  return `${field.value.slice(0, caret)}|${field.value.slice(caret)}`
}

describe('formatPhoneField', () => {
  test.each([
    ['digit by digit', '|', '5595550123', '(559) 555-0123|'],
    ['with the punctuation typed too', '|', '(559) 555-0123', '(559) 555-0123|'],
    ['with dots', '|', '559.555.0123', '(559) 555-0123|'],
    ['with the country', '|', '+1 559 555 0123', '+1 (559) 555-0123|'],
    ['without its area code', '|', '924-5678', '924-5678|'],
    ['with a remark', '|', '559-555-0123 (cell)', '(559) 555-0123 (cell)|'],
    ['with an extension', '|', '5595550123 x 12', '(559) 555-0123 x 12|'],
    ['a missing digit in the middle', '(559) 55|-0142', '5', '(559) 555|-0142'],
  ])('accepts a number %s', (_what, start, keys, end) => {
    expect(typing(start, keys)).toBe(end)
  })

  test('lets everything be deleted', () => {
    expect(typing('(559) 555-0123|', '<<<<<<<<<<<<<<')).toBe('|')
  })

  test('keeps the cursor when a digit in the middle is replaced', () => {
    expect(typing('(559) 555|-0142', '<')).toBe('(559) 55|-0142')
    expect(typing('(559) 555|-0142', '<1')).toBe('(559) 551|-0142')
  })

  test('restores a deleted bracket and moves the cursor to the digit before it', () => {
    expect(typing('(559) |555-0123', '<')).toBe('(559|) 555-0123')
    expect(typing('(559) |555-0123', '<<')).toBe('(55|) 555-0123')
  })
})
