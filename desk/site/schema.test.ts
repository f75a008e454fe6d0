import { expect, test } from 'vitest'
import { z } from 'zod'
import { pricingSchema } from '../../content/schema/pricing.ts'
import { isEmpty, keyFrom, kindOf, mayBeNone, type Schema } from './schema.ts'

const visits = { additionalProperties: { type: 'string' }, propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' } }

test('a price that was just named is not left out, and a group of prices without any is', () => {
  expect(isEmpty({ gutters: '' }, visits)).toBe(false)
  expect(isEmpty({ small: '', large: '' }, { properties: {} })).toBe(true)
})

test('the name of a new price may be typed in words, and the name of a town stays as typed', () => {
  expect(keyFrom(visits, ' Gutter cleaning é')).toBe('gutterCleaningE')
  expect(keyFrom({ additionalProperties: {} }, 'Mount Vernon ')).toBe('Mount Vernon')
  const { visits: prices } = z.toJSONSchema(pricingSchema, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  expect(keyFrom(prices as Schema, ' Pressure washing, a visit')).toBe('Pressure washing, a visit')
})

test('a county has a field of its own, which offers the counties of the business', () => {
  expect(kindOf({ type: 'string', format: 'county' })).toBe('county')
})

test('every figure with a free name in the prices can be emptied, and a number of months is removed', () => {
  const written = z.toJSONSchema(pricingSchema, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  const mayEntry = (name: string) => mayBeNone(Object(written[name]).additionalProperties)
  expect(['durations', 'visits', 'discounts', 'claims', 'again'].filter(mayEntry)).toEqual([
    ...['durations', 'visits', 'discounts', 'claims'],
  ])
})
