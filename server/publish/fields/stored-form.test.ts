import { expect, test } from 'vitest'
import { businessSchema } from '../../../content/schema/business.ts'
import { pricingSchema } from '../../../content/schema/pricing.ts'
import { fieldSchema } from './field-schema.ts'
import { storedForm } from './stored-form.ts'

test.each([
  ['$190 to $235', '190-235'],
  [' 190 - 235 ', '190-235'],
  ['190–235', '190-235'],
  ['190 a 235', '190-235'],
  ['$1,200', '1200'],
  ['$95.00', '95'],
  ['350+', '350+'],
  ['$350 and up', '350+'],
  ['10-25 %', '10-25'],
  ['ask us', 'ask us'],
  ['1-2-3', '1-2-3'],
])('a price typed as %j is stored as %j', (typed, stored) => {
  expect(storedForm(fieldSchema(pricingSchema, ['solar', 'small']), typed)).toBe(stored)
  expect(storedForm(fieldSchema(pricingSchema, []), { visits: { gutters: typed } })).toEqual({
    visits: { gutters: stored },
  })
})

test.each(['559 583 0123', '5595830123', '+1 559-583-0123', '(559) 583-0123', '1.559.583.0123'])(
  'the phone number of the business typed as %j is stored in national form',
  (typed) => {
    expect(storedForm(fieldSchema(businessSchema, ['phone']), typed)).toBe('(559) 583-0123')
  },
)

test('a time and a text stay as they were typed', () => {
  expect(
    storedForm(fieldSchema(pricingSchema, ['rules']), { premiumBefore: '07:00', payments: ['cash to go'] }),
  ).toEqual({ premiumBefore: '07:00', payments: ['cash to go'] })
})
