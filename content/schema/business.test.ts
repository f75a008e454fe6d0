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
