import { expect, test } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { testApp } from '../testing/test-app.ts'
import { reminderDay } from './reminder-day.ts'

const reminder = { label: 'Remind me in May', note: 'Please remind me in May.', month: 5 }
const content = { wordsIn: () => ({ reminder }), business: { timeZone: 'America/New_York' } }
const dayFor = (now: string, note?: string) => reminderDay({ request: { note } }, content, new Date(now))

test.for([
  ['2026-11-27T12:00:00Z', '2027-05-01'],
  ['2027-04-30T12:00:00Z', '2027-05-01'],
  // The business is still in April.
  ['2027-05-01T03:00:00Z', '2027-05-01'],
  ['2027-05-01T12:00:00Z', '2028-05-01'],
])('a reminder asked for at %s is due on %s', ([now = '', day]) => {
  expect(dayFor(now, `${reminder.note} I have 20 panels.`)).toBe(day)
})

test('a note in other words, and none, ask for no reminder', () => {
  expect(dayFor('2026-11-27T12:00:00Z')).toBeUndefined()
  expect(dayFor('2026-11-27T12:00:00Z', 'Please call me in May.')).toBeUndefined()
})

test('a lead that asks for a reminder has its follow-up from the start', async () => {
  const shipped = readServerContent(secondBusiness)
  const { app, storage } = await testApp({
    content: { ...shipped, wordsIn: () => ({ ...shipped.wordsIn('en'), reminder }) },
  })
  const send = (name: string, note: string) =>
    app.inject({
      method: 'POST',
      url: '/f/quote',
      headers: { accept: 'application/json' },
      payload: { name, phone: '(740) 555-0123', email: 'ruth@example.com', note },
    })
  expect(
    [await send('Ruth', reminder.note), await send('Ann', 'Please call.')].map(({ statusCode }) => statusCode),
  ).toEqual([200, 200])
  const rows = await storage.db.selectFrom('leads').select(['name', 'follow_up_on']).orderBy('name').execute()
  expect(rows).toEqual([
    { name: 'Ann', follow_up_on: null },
    { name: 'Ruth', follow_up_on: expect.stringMatching(/^\d{4}-05-01$/) },
  ])
})
