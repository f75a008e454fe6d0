import { expect, test } from 'vitest'
import { saySuccess } from './say-success.ts'

const when = { one: '{day} at {hour} sharp', other: '{day}, {hour}' }
const words = { success: { title: '{name}, we have it.', text: 'We call {visitorPhone} by {when}.', when } }
const say = (name: string, job?: string, within = 24, language = 'en-US', hour = 14) =>
  saySuccess(
    { name, phone: '559 555 0101 ', job },
    words,
    { within, from: 7, to: 19 },
    language,
    new Date(2026, 10, 26, hour, 20),
  )

test('the notice names the visitor by the first name, and the full hour of our answer', () => {
  const { title, text } = say('  Maria Delgado')
  expect(title).toBe('Maria, we have it.')
  expect(text).toMatch(/^We call 559 555 0101 by tomorrow, 2\sPM\.$/)
})

test('the notice names the job of an estimate first', () => {
  expect(say('Maria', 'Panels, 22 panels').text).toMatch(/^Panels, 22 panels\. We call 559 555 0101 by tomorrow/)
})

test.each([
  [2, 'today, 4'],
  [48, 'Saturday, 2'],
])('an answer within %i hours comes by %s', (hours, when) => {
  expect(say('Maria', undefined, hours).text).toContain(when)
})

test('another language says it in its own words', () => {
  expect(say('María', undefined, 24, 'es').text).toMatch(/mañana, 2\sp/)
})

test.each([
  [20, 'tomorrow'],
  [3, 'today'],
])('a request sent at %i:20 is answered while we still call: %s, 7 PM', (hour, day) => {
  expect(say('Maria', undefined, 24, 'en-US', hour).text).toMatch(new RegExp(`${day}, 7\\sPM`))
})

test("one o'clock has words of its own", () => {
  expect(say('Maria', undefined, 24, 'en-US', 13).text).toMatch(/tomorrow at 1\sPM sharp/)
})
