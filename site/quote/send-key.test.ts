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

test('a key tells when it was made, and no two are alike', () => {
  const keys = sendKeys({ kept: memoryText(), now: () => 1_000_000 })
  const made = [keys.keyFor(maria), keys.keyFor(marie)]
  expect(made.map(momentOf)).toEqual(Array(2).fill((1_000_000).toString(16).padStart(12, '0')))
  expect(new Set(made).size).toBe(2)
})

test('the same answers sent again keep their key', () => {
  const { keys } = counted()
  expect(keys.keyFor(maria)).toBe(keys.keyFor([['name', ' Maria ']]))
})

test('a corrected answer gets a new key, and the first words still have theirs', () => {
  const { keys } = counted()
  const first = keys.keyFor(maria)
  expect(keys.keyFor(marie)).not.toBe(first)
  expect(keys.keyFor(maria)).toBe(first)
})

test('a second tab with the same words uses the same key', () => {
  const { keys, open } = counted()
  expect(open('second-').keyFor(maria)).toBe(keys.keyFor(maria))
})

test('the same words a day later are a new request', () => {
  const { keys, clock } = counted()
  const first = keys.keyFor(maria)
  clock.now += KEY_LIFE_MS - 1
  expect(keys.keyFor(maria)).toBe(first)
  clock.now += 1
  expect(keys.keyFor(maria)).not.toBe(first)
})

test('a clock that was set back does not make a key last', () => {
  const { keys, clock } = counted()
  const first = keys.keyFor(maria)
  clock.now -= KEY_LIFE_MS * 30
  expect(keys.keyFor(maria)).not.toBe(first)
})

test('where nothing can be kept, a page still repeats its own key', () => {
  const { keys } = counted(memoryText({ full: true }))
  expect(keys.keyFor(maria)).toBe(keys.keyFor(maria))
})

test.each(['null', '7', '[{"words":7}]', '{', '[null]'])('starts anew from %s', (text) => {
  const { keys, kept } = counted()
  kept.write(text)
  expect(keys.keyFor(maria)).toBe('key-1')
})

test('no words are kept, only a few hashes', () => {
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
