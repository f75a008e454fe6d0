import { expect, test } from 'vitest'
import { fieldsSchema, readTyped } from './typed.ts'

const day = 24 * 60 * 60 * 1000
const kept = JSON.stringify({ at: 0, value: { phone: '(740) 555-0118' } })

test('typed fields are read for seven days', () => {
  expect(readTyped(kept, fieldsSchema, 7 * day)).toEqual({ phone: '(740) 555-0118' })
  expect(readTyped(kept, fieldsSchema, 7 * day + 1)).toBeUndefined()
})

test('an entry that is no JSON, or does not fit the form any more, is ignored', () => {
  for (const text of [null, '', '{', '[]', JSON.stringify({ at: 0, value: { phone: 7 } })])
    expect(readTyped(text, fieldsSchema, 0)).toBeUndefined()
})
