import { expect, test } from 'vitest'
import { goodAnswers } from '../testing/test-app.ts'
import { leadIdOf } from './lead-id.ts'
import { parseQuote } from './parse-quote.ts'

const form = { project: 'website', form: 'quote' }
const key = '01990000-0abc-7012-8345-6789abcdef01'

const idOf = (answers: Record<string, unknown>, of = form) => {
  const quote = parseQuote(new Map(Object.entries({ ...goodAnswers, ...answers })))
  return leadIdOf(quote, of, JSON.stringify(quote.extra))
}

test("the same answers under the same key have the same id, which starts with the key's time", () => {
  const id = idOf({ _key: key })
  expect(id).toMatch(/^01990000-0abc-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(idOf({ _key: ` ${key} `, _age: '99999', _next: '/elsewhere' })).toBe(id)
})

test('any other answer changes the id', () => {
  const others = [
    idOf({ _key: key }),
    idOf({ _key: key.replace(/1$/, '2') }),
    idOf({ _key: key }, { ...form, form: 'callback' }),
    ...['name', 'phone', 'note', 'panels', 'another-field'].map((name) => idOf({ _key: key, [name]: '7' })),
    idOf({ _key: key, email: 'bea@example.com' }),
    idOf({ _key: key, 'reply-to': 'bea@example.com' }),
    idOf({ _key: key, _subject: 'Roof' }),
  ]
  expect(new Set(others).size).toBe(others.length)
})

test('a key without a time makes an id too, and no key makes none', () => {
  expect(idOf({ _key: 'a-key' })).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect([idOf({}), idOf({ _key: ' ' })]).toEqual([undefined, undefined])
})
