import { expect, test } from 'vitest'
import { saySuccess } from './say-success.ts'

const when = { one: '{day} at {hour} sharp', other: '{day}, {hour}' }
const words = {
  success: {
    title: '{name}, we have it.',
    text: 'We call {visitorPhone} by {when}.',
    doubted: 'Call us after {when}.',
    when,
  },
}
const sent = { name: 'Maria', phone: '559 555 0101 ', email: 'maria@example.com', job: undefined }
const week = Array.from({ length: 7 }, () => ({ from: 7, to: 19 }))
const reply = { within: 24, week, timeZone: 'America/Los_Angeles', daysOff: [] }
const say = (name: string, job?: string, within = 24, language = 'en-US', hour = 14) =>
  saySuccess(
    { ...sent, name, job },
    words,
    { ...reply, within },
    language,
    new Date(`2026-11-26T${String(hour).padStart(2, '0')}:20:00-08:00`),
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

test.each([{ phone: '55512' }, { email: 'mary@gmial' }])('the notice promises no call to %o', (answers) => {
  const at = new Date('2026-11-26T14:20:00-08:00')
  const { text, namesVisitorPhone } = saySuccess({ ...sent, ...answers }, words, reply, 'en-US', at)
  expect(text).toMatch(/^Call us after tomorrow, 2\sPM\.$/)
  expect(namesVisitorPhone).toBe(false)
})

test("the notice marks the visitor's own number, which must not become a link", () => {
  expect(say('Maria').namesVisitorPhone).toBe(true)
})

test("the hour is that of the business's clock, wherever the visitor is", () => {
  const elsewhere = { ...reply, timeZone: 'Asia/Tokyo' }
  const at = new Date('2026-11-26T14:20:00Z')
  expect(saySuccess(sent, words, elsewhere, 'en-US', at).text).toMatch(/tomorrow, 7\sPM/)
})

const closedOn = (...closed: number[]) => week.map((day, at) => (closed.includes(at) ? null : day))

test.each([
  [{ week: closedOn(5) }, 'Saturday, 2'],
  [{ daysOff: [{ first: '2026-11-27', last: '2026-11-29' }] }, 'Monday, 2'],
  [{ daysOff: [{ first: '2026-11-26', last: '2026-12-03' }] }, 'December 4, 2'],
])('an answer on a closed day comes on the next open one (case %#)', (closed, when) => {
  const at = new Date('2026-11-26T14:20:00-08:00')
  expect(saySuccess(sent, words, { ...reply, ...closed }, 'en-US', at).text).toContain(when)
})

test('another language says the day in its own words, the hour as the pages do', () => {
  expect(say('María', undefined, 24, 'es').text).toMatch(/mañana, 2\sPM/)
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

test("the hour is within that day's hours: a Saturday may close at 2 PM", () => {
  const short = week.map((day, at) => (at === 0 ? null : at === 6 ? { from: 8, to: 14 } : day))
  const said = (time: string) => saySuccess(sent, words, { ...reply, week: short }, 'en-US', new Date(time)).text
  expect(said('2026-11-28T01:28:00-08:00')).toMatch(/today, 2\sPM/)
  expect(said('2026-11-27T17:30:00-08:00')).toMatch(/tomorrow, 2\sPM/)
  const sunday = { ...reply, week: short, daysOff: [{ first: '2026-11-27', last: '2026-11-27' }] }
  expect(saySuccess(sent, words, sunday, 'en-US', new Date('2026-11-26T17:20:00-08:00')).text).toMatch(
    /Saturday, 2\sPM/,
  )
})
