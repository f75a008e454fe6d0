import { expect, test } from 'vitest'
import { phoneKey, readablePhone, telLink } from './phone-number.ts'

test.each([
  ['5595550123', '(559) 555-0123', 'tel:+15595550123'],
  ['559.555.0123, after 5 pm', '(559) 555-0123', 'tel:+15595550123'],
  ['+1 (559) 555-0123 ext. 12', '(559) 555-0123 ext. 12', 'tel:+15595550123;ext=12'],
  ['+52 55 1234 5678', '+52 55 1234 5678', 'tel:+525512345678'],
  ['call my \u202Eoffice', 'call my office', undefined],
  ['12', '12', undefined],
])('%s is shown as %s and links to %s', (typed, readable, link) => {
  expect([readablePhone(typed), telLink(typed)]).toEqual([readable, link])
})

test.each([
  ['(559) 555-0101', '+15595550101'],
  ['+1 559.555.0101', '+15595550101'],
  ['99-99999', '9999999'],
  ['999 999', ''],
  ['call me', ''],
])('%s is found again by "%s"', (typed, key) => {
  expect(phoneKey(typed)).toBe(key)
})
