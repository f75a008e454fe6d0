import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { secondBusiness } from '../../tests/second-business.ts'
import { businessSchema } from './business.ts'

const written = parse(readFileSync(join(secondBusiness, 'business.yaml'), 'utf8'))

test('days off that are over are left out', () => {
  const daysOff = [{ first: '2020-12-24', last: '2020-12-26' }, { first: '2120-07-04' }]
  expect(businessSchema.parse({ ...written, daysOff }).daysOff).toEqual([{ first: '2120-07-04', last: '2120-07-04' }])
})

test.each([
  ['(111) 111-1111', false],
  ['(740) 155-0117', false],
  ['(040) 555-0117', false],
  ['(740) 555-0117', true],
  ['+1 740 555 0117', true],
])('the phone number %s is possible: %s', (phone, isPossible) => {
  expect(businessSchema.safeParse({ ...written, phone }).success).toBe(isPossible)
})

test.each([
  [1200, false],
  [3020, false],
  [1900, true],
  [new Date().getFullYear(), true],
])('a business can be there since %s: %s', (since, isPossible) => {
  expect(businessSchema.safeParse({ ...written, since }).success).toBe(isPossible)
})
