import { expect, test } from 'vitest'
import { momentOf } from '../../contract/uuid.ts'
import { memoryText } from '../../tests/memory-text.ts'
import { KEY_LIFE_MS, sendKeys } from './send-key.ts'

const maria = [['name', 'Maria']] as const
const marie = [['name', 'Marie']] as const

const counted = (kept = memoryText()) => {
  let count = 0
  const clock = { now: 1_000_000 }
  const open = (tab = '') => sendKeys({ kept, makeKey: () => `key-${tab}${++count}`, now: () => clock.now })
  return { open, clock, keys: open(), kept }
}

test('a key starts with its time and is unique', () => {
  const keys = sendKeys({ kept: memoryText(), now: () => 1_000_000 })
  const made = [keys.keyFor(maria), keys.keyFor(marie)]
  expect(made.map(momentOf)).toEqual(Array(2).fill((1_000_000).toString(16).padStart(12, '0')))
  expect(new Set(made).size).toBe(2)
})

test('the same answers have the same key', () => {
  const { keys } = counted()
  expect(keys.keyFor(maria)).toBe(keys.keyFor([['name', ' Maria ']]))
})

test('a corrected answer gets a new key, and the first answers keep theirs', () => {
  const { keys } = counted()
  const first = keys.keyFor(maria)
  expect(keys.keyFor(marie)).not.toBe(first)
  expect(keys.keyFor(maria)).toBe(first)
})

test('a second tab with the same answers uses the same key', () => {
  const { keys, open } = counted()
  expect(open('second-').keyFor(maria)).toBe(keys.keyFor(maria))
})

test('the same answers a day later get a new key', () => {
  const { keys, clock } = counted()
  const first = keys.keyFor(maria)
  clock.now += KEY_LIFE_MS - 1
  expect(keys.keyFor(maria)).toBe(first)
  clock.now += 1
  expect(keys.keyFor(maria)).not.toBe(first)
})

test("a clock that was set back does not extend a key's life", () => {
  const { keys, clock } = counted()
  const first = keys.keyFor(maria)
  clock.now -= KEY_LIFE_MS * 30
  expect(keys.keyFor(maria)).not.toBe(first)
})

test('without storage, a page still repeats its own key', () => {
  const { keys } = counted(memoryText({ full: true }))
  expect(keys.keyFor(maria)).toBe(keys.keyFor(maria))
})

test.each(['null', '7', '[{"words":7}]', '{', '[null]'])('starts over from %s', (text) => {
  const { keys, kept } = counted()
  kept.write(text)
  expect(keys.keyFor(maria)).toBe('key-1')
})

test('only hashes of answers are stored', () => {
  const { keys, kept } = counted()
  for (let one = 0; one < 30; one++) keys.keyFor([['name', `Maria Delgado ${one}`]])
  expect(kept.read()).not.toContain('Maria')
  expect(kept.read()?.length).toBeLessThan(1000)
})

test('keys are long and differ', () => {
  const kept = memoryText({ full: true })
  const [one, two] = [sendKeys({ kept }).keyFor(maria), sendKeys({ kept }).keyFor(maria)]
  expect(momentOf(one)).not.toBe('')
  expect(one).not.toBe(two)
})
