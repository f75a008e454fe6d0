import { expect, test } from 'vitest'
import { sendKeys } from './send-key.ts'

const counted = () => {
  let count = 0
  return sendKeys(() => `key-${++count}`)
}
const maria = [['name', 'Maria']] as const

test('the same answers sent again keep their key', () => {
  const keys = counted()
  expect(keys.keyFor(maria)).toBe(keys.keyFor(maria))
})

test('a corrected answer gets a new key', () => {
  const keys = counted()
  expect(keys.keyFor(maria)).not.toBe(keys.keyFor([['name', 'Marie']]))
})

test('the same answers in a new request get a new key', () => {
  const keys = counted()
  const first = keys.keyFor(maria)
  keys.renew()
  expect(keys.keyFor(maria)).not.toBe(first)
})

test('keys are long and differ', () => {
  const [one, two] = [sendKeys().keyFor(maria), sendKeys().keyFor(maria)]
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(one).not.toBe(two)
})
