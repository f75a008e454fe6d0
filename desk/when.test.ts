import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const now = Date.parse('2026-03-02T20:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

// Defined by the build in the real desk.
beforeAll(() => {
  vi.resetModules()
  const time = { now: 'just now', minutes: '{count} min', hours: '{count} h', days: '{count} d' }
  const lead = { closedWeekly: 'Closed on {day}s.', closedThatDay: 'Closed that day.' }
  vi.stubGlobal('deskContent', { words: { time, lead }, language: 'en' })
})
afterAll(() => vi.unstubAllGlobals())

describe('time since a moment', () => {
  test.each([
    [0, 'just now'],
    [5, '5 min'],
    [90, '1 h'],
    [47 * 60, '47 h'],
    [48 * 60, '2 d'],
    [-5, 'just now'],
  ])('%i minutes are shown as %s', async (minutes, said) => {
    const { since } = await import('./when.ts')
    expect(since(ago(minutes), now)).toBe(said)
  })

  test.each([
    [119, 'fresh'],
    [120, 'due'],
    [24 * 60, 'late'],
  ])('%i minutes of waiting are %s when the promise is two hours', async (minutes, wait) => {
    const { waitOf } = await import('./when.ts')
    expect(waitOf(ago(minutes), now, 2)).toBe(wait)
  })
})

test('a day of another year is shown with its year', async () => {
  const { shortDayText } = await import('./when.ts')
  expect(shortDayText('2026-11-20', '2026-12-01')).toBe('Nov 20')
  expect(shortDayText('2025-11-20', '2026-12-01')).toBe('Nov 20, 2025')
})

describe('in the business’s time zone', () => {
  test('days, hours and amounts are formatted for the locale', async () => {
    const { clockText, dayFromNow, dayText, momentText, moneyText } = await import('./when.ts')
    expect(momentText('2026-03-02T20:05:00Z', 'America/Los_Angeles')).toMatch(/^Mon, Mar 2, 12:05.PM$/)
    expect(
      [dayText('2026-03-02'), clockText('08:00'), clockText('13:30')].map((one) => one.replace(/\s/g, ' ')),
    ).toEqual(['Mon, Mar 2', '8 AM', '1:30 PM'])
    expect([moneyText(18_000), moneyText(18_050)]).toEqual(['$180', '$180.50'])
    expect(dayFromNow(0, 'America/Los_Angeles', Date.parse('2026-03-03T02:00:00Z'))).toBe('2026-03-02')
  })
})

test.each([
  // At 12:30 AM of the day on which clocks go back, and at 11:30 PM of the day before they go forward.
  ['2026-11-01T07:30:00Z', '2026-11-01', '2026-11-02'],
  ['2026-03-08T07:30:00Z', '2026-03-07', '2026-03-08'],
])('tomorrow is the next day of the calendar at %s, when a day has not 24 hours', async (moment, today, tomorrow) => {
  const { dayFromNow } = await import('./when.ts')
  const days = [0, 1].map((count) => dayFromNow(count, 'America/Los_Angeles', Date.parse(moment)))
  expect(days).toEqual([today, tomorrow])
})

test('a booking is proposed for the next open day, and a closed day is named', async () => {
  const { closedDayText, openDayFrom } = await import('./when.ts')
  const closed = { days: ['Sunday'], dates: [{ first: '2026-11-30', last: '2026-12-01' }] }
  expect(openDayFrom('2026-11-29', closed)).toBe('2026-12-02')
  expect(openDayFrom('2026-11-28', closed)).toBe('2026-11-28')
  expect(closedDayText('2026-11-29', closed)).toBe('Closed on Sundays.')
  expect(closedDayText('2026-11-30', closed)).toBe('Closed that day.')
  expect([closedDayText('2026-11-28', closed), closedDayText('', closed)]).toEqual([undefined, undefined])
})

test('a desk in Spanish writes dollars and hours as people here do', async () => {
  vi.stubGlobal('deskContent', { words: { time: {} }, language: 'es' })
  vi.resetModules()
  const { clockText, moneyText } = await import('./when.ts')
  expect([moneyText(25_000), clockText('08:00')]).toEqual(['$250', expect.stringMatching(/^8.a\.m\.$/)])
})
