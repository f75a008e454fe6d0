import { expect, test } from 'vitest'
import { saySuccess } from './say-success.ts'

const words = { success: { title: '{name}, we have it.', text: 'We call by {when}.' } }
const say = (name: string, job?: string, replyHours = 24, language = 'en') =>
  saySuccess({ name, job }, words, replyHours, language, new Date(2026, 10, 26, 14, 20))

test('the notice names the visitor by the first name, and the full hour of our answer', () => {
  const { title, text } = say('  Maria Delgado')
  expect(title).toBe('Maria, we have it.')
  expect(text).toMatch(/^We call by tomorrow, 3\sPM\.$/)
})

test('the notice names the job of an estimate first', () => {
  expect(say('Maria', 'Panels, 22 panels').text).toMatch(/^Panels, 22 panels\. We call by tomorrow/)
})

test.each([
  [2, 'today, 5'],
  [48, 'Saturday, 3'],
])('an answer within %i hours comes by %s', (hours, when) => {
  expect(say('Maria', undefined, hours).text).toContain(when)
})

test('another language says it in its own words', () => {
  expect(say('María', undefined, 24, 'es').text).toMatch(/^We call by mañana, 3\sp\.\s?m\.$/)
})
