import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Numbers, Week } from '../../../contract/desk/numbers.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { projectRoot } from '../../process/project-root.ts'
import { weeklyNumbers } from './weekly-numbers.ts'

const { business, wordsIn } = readServerContent(join(projectRoot, 'content'))

const tally = { leads: 5, answered: 4, medianMinutes: 90, quoted: 3, won: 2, wonCents: 54_000 }
const quietTally = { leads: 0, answered: 0, medianMinutes: null, quoted: 0, won: 0, wonCents: 0 }
const weeks: Week[] = [
  { from: '2026-02-16', ...tally, medianMinutes: 4_000 },
  { from: '2026-02-23', ...tally },
]
const counted: Numbers = {
  weeks,
  all: tally,
  pages: [{ name: '/<b>', leads: 3, won: 1 }],
  campaigns: [{ name: 'google · spring', leads: 2, won: 1 }],
  letters: { waiting: 2, givenUp: 1, filed: 0 },
  origins: [{ name: 'phone', leads: 4, won: 2 }],
  ...{ months: [], due: { due: 9, called: 7 } },
}
const [before = { from: '2026-02-16', ...tally }] = weeks
const nothing: Numbers = {
  weeks: [before, { from: '2026-02-23', ...quietTally }],
  all: tally,
  ...{ pages: [], campaigns: [], letters: { waiting: 0, givenUp: 0, filed: 0 } },
  ...{ origins: [], months: [], due: { due: 0, called: 0 } },
}

describe.each(business.languages)('the weekly letter, in %s', (language) => {
  const { letters, customers } = wordsIn(language)
  const write = (numbers: Numbers) => weeklyNumbers(letters.weekly, numbers, { sender: business, language, customers })

  test.each([counted, nothing])('has all figures filled in, and escapes a visitor’s words', (numbers) => {
    const { subject, text, html } = write(numbers)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(html).not.toContain('<b>')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="${business.siteUrl}/desk/numbers"`)
  })

  test('states the median time to answer, the week before, and waiting letters', () => {
    const { text } = write(counted)
    expect(text).toMatch(/: 1 h \(/)
    expect(text).toMatch(/\| 2 d$/m)
    expect(text).toMatch(/: 5 \(.*: 5\)/)
    expect(text).toMatch(/: 2 .* 5.*540/)
    expect(text).toMatch(/9 .* 7/)
    expect(text).toContain(`${customers.add.origins.phone} (4)`)
    expect(text).toMatch(/: 2\. .*: 1\.$/m)
    expect(write(nothing).text).toMatch(/: 0 \(.*: 5\)/)
  })
})
