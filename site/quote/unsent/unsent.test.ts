import { expect, test } from 'vitest'
import { memoryText } from '../../../tests/memory-text.ts'
import { keyOf, UNSENT_LIFE_MS, unsentRequests } from './unsent.ts'

const request = (key: string, email: string, phone = email) =>
  [
    ['email', email],
    ['phone', phone],
    ['_key', key],
  ] as const

const opened = (kept = memoryText()) => {
  const clock = { now: 5_000_000 }
  const unsent = unsentRequests(kept, () => clock.now)
  return { unsent, clock, kept, keys: () => unsent.list().map(({ answers }) => keyOf(answers)) }
}

test('a stored quote request stays until forgotten', () => {
  const { unsent, keys, kept } = opened()
  expect(unsent.keep(request('a', 'maria@example.com'))).toBe(true)
  expect(keys()).toEqual(['a'])
  unsent.forget('a')
  expect(keys()).toEqual([])
  expect(kept.read()).toBeUndefined()
})

test("a corrected one replaces the first, and another sender's is added", () => {
  const { unsent, keys } = opened()
  unsent.keep(request('a', 'maria@example.con', '5550100'))
  unsent.keep(request('b', 'maria@example.com', '5550100'))
  unsent.keep(request('c', 'joe@example.com', '5550199'))
  expect(keys()).toEqual(['c', 'b'])
})

test('after seven days it is no longer sent, and tidy deletes it', () => {
  const { unsent, clock, keys, kept } = opened()
  unsent.keep(request('a', 'maria@example.com'))
  clock.now += UNSENT_LIFE_MS - 1
  expect(keys()).toEqual(['a'])
  clock.now += 1
  expect(keys()).toEqual([])
  unsent.tidy()
  expect(kept.read()).toBeUndefined()
})

test('keep returns false if the browser stores nothing', () => {
  const { unsent, keys } = opened(memoryText({ full: true }))
  expect(unsent.keep(request('a', 'maria@example.com'))).toBe(false)
  expect(keys()).toEqual([])
})

test('foreign data is ignored', () => {
  const { kept, keys } = opened()
  kept.write(JSON.stringify([7, { at: 1 }, { at: 5_000_000, answers: [['_key', 7]] }]))
  expect(keys()).toEqual([])
})

test('at most five wait', () => {
  const { unsent } = opened()
  for (let one = 0; one < 9; one++) unsent.keep(request(`key-${one}`, `${one}@example.com`))
  expect(unsent.list()).toHaveLength(5)
})
