import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const learned = learn(content)

/** First answer on a date of business that is closed from December 24 to January 1. */
const askedOn = (date: string, message: string, earlier: readonly string[] = []): string => {
  const business = { ...content.business, daysOff: [{ first: '2026-12-24', last: '2027-01-01' }] }
  return openEngine({ ...content, business }, learned, () => new Date(`${date}T20:00:00Z`)).reply(message, earlier).text
}
// The shipped content has no days off, so its sentence about them is the one without any.
const closed = /^(We're open every day of the year|No holidays|NONE)/

shippedTest('prints', () => {
  for (const t of ['are you open on december 26'])
    expect(askedOn('2026-12-20', t)).toMatch(closed)
})
