import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Numbers, Week } from '../../../contract/desk/numbers.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
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
  months: [],
  due: { due: 9, called: 7 },
}
const [before = { from: '2026-02-16', ...tally }] = weeks
const nothing: Numbers = {
  weeks: [before, { from: '2026-02-23', ...quietTally }],
  all: tally,
  pages: [],
  campaigns: [],
  letters: { waiting: 0, givenUp: 0, filed: 0 },
  origins: [],
  months: [],
  due: { due: 0, called: 0 },
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

describe('the weekly letter of another business', () => {
  const write = (changes: Partial<Numbers>) => {
    const content = readServerContent(secondBusiness)
    const { letters, customers } = content.wordsIn('en')
    const parts = { sender: content.business, language: 'en', customers }
    return weeklyNumbers(letters.weekly, { ...counted, ...changes }, parts)
  }
  const end = ['', 'Open the numbers: http://localhost:4321/desk/numbers', '']
  const off = ['You get this every Monday. WEEKLY_NUMBERS=off ends it.', '']
  const spans = [null, 59, 60, 2 * 24 * 60 - 1, 2 * 24 * 60].map((medianMinutes, index) => ({
    from: `2026-02-0${index + 1}`,
    ...tally,
    medianMinutes,
    wonCents: 54_049,
  }))

  test('has every figure of a busy week as text and as tables', () => {
    const { subject, text, html } = write({
      weeks: spans,
      pages: ['/a', '/b'].map((name) => ({ name, leads: 3, won: 1 })),
      letters: { waiting: 2, givenUp: 1, filed: 3 },
      openQuotes: { count: 2, cents: 90_000 },
    })
    const facts = [
      ...['Leads: 5 (the week before: 5)', 'Half answered within: 2 d (4 of 5 answered)', 'Quoted: 3 of 5'],
      ...['Won: 2 of 5, quoted at $540', 'Next jobs: 9 due, 7 asked', 'Quotes without an answer: 2 open, $900'],
      "Letters: Kept as files, nobody is told: 3. Waiting to be sent: 2. Couldn't be sent: 1.",
    ]
    const table = [
      ...['Week of | Leads | Won | Half answered within', 'Feb 1 | 5 | 2 | -', 'Feb 2 | 5 | 2 | 59 min'],
      ...['Feb 3 | 5 | 2 | 1 h', 'Feb 4 | 5 | 2 | 47 h', 'Feb 5 | 5 | 2 | 2 d'],
    ]
    const places = ['How they came: Phone (4)', 'Pages they asked on: /a (3), /b (3)', 'Campaigns: google · spring (2)']
    expect(subject).toBe('Last week: 5 new, 2 won')
    expect(text.split('\n')).toEqual([
      'The week of Feb 5',
      '',
      ...facts,
      '',
      'The last 5 weeks',
      ...table,
      '',
      ...places,
      ...end,
      ...off,
    ])
    const cells = html.replace(/<style>.*?<\/style>/s, '').split(/<[^>]+>/)
    for (const line of [...facts, ...table, ...places])
      for (const part of line.split(/ \| |(?<=^[^:]+): |, (?=\/)/))
        expect(cells.join('|').replaceAll('&#39;', "'")).toContain(part)
    expect(html).toContain('/a (3)\n/b (3)')
  })

  test('says that a quiet week had no requests, without empty figures', () => {
    const { subject, text } = write({ ...nothing, weeks: nothing.weeks.slice(1), openQuotes: { count: 0, cents: 0 } })
    expect(subject).toBe('Last week: no new leads')
    expect(text.split('\n')).toEqual([
      ...[
        'The week of Feb 23',
        '',
        'No request came in. If that surprises you, send one yourself through the form.',
        '',
      ],
      ...['Leads: 0 (the week before: 0)', 'Letters: Every letter has been sent.', ''],
      'The last 1 weeks',
      'Week of | Leads | Won | Half answered within',
      'Feb 23 | 0 | 0 | -',
      ...end,
      ...off,
    ])
  })

  test('has the sum of what was won only if something was, and cannot be written of no week', () => {
    expect(write({ weeks: [{ from: '2026-02-23', ...tally, wonCents: 0 }] }).text).toContain('\nWon: 2 of 5\n')
    expect(() => write({ weeks: [] })).toThrow('There is no week to tell of')
  })
})
