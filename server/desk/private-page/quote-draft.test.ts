import { describe, expect, test } from 'vitest'
import type { KeptEstimate } from '../../../contract/kept-estimate.ts'
import { ratesOf } from '../../../pricing/read-job.ts'
import { secondBusiness, withPanels } from '../../../tests/second-business.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { estimateOf } from '../../estimate/lead-estimate.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { quoteDraft } from './quote-draft.ts'

const words = readServerContent(secondBusiness)
const discount = { from: 15, to: 15, open: false, unit: 'percent', text: '15%' } as const
const content = { ...words, rates: ratesOf(withPanels), discounts: { bundleExtra: discount } }

const draftOf = (query: string, more: object = {}) => {
  const estimate: KeptEstimate | undefined = estimateOf(query, content)
  const extra = JSON.stringify({ ...more, ...(estimate && { estimate }) })
  return quoteDraft({ ...sampleLead, id: 'x', received_at: '', extra }, content, words.wordsIn('en'), '2026-11-26')
}
const linesOf = (query: string) =>
  draftOf(query).lines.map(({ text, cents }) => `${text}: ${cents === null ? '-' : cents / 100}`)

describe('a quote that is filled in from the estimate', () => {
  test.each([
    [
      'a count, and the drive',
      'service=solar&panels=20&town=Fredericktown',
      ['Panels, 20 panels: 250', 'Drive to Fredericktown: 40'],
    ],
    ['a range in place of a count', 'service=solar&size=medium', ['Panels, 16–25 panels: 250']],
    [
      'a day that costs more',
      'service=windows&windows=20&hours=outside',
      ['Windows outside, 20 windows: 190', 'Extra for a Saturday or an odd hour: 65'],
    ],
    ['work without an upper price: a person decides', 'service=solar&panels=40', ['Panels, 40 panels: -']],
    ['work without a price', 'service=screens', ['Screens: -']],
    ['nothing', '', ['Work at your home: -']],
  ])('has lines for %s', (_what, query, lines) => {
    expect(linesOf(query)).toEqual(lines)
  })

  test('counts each visit of a plan, and takes its discount off the windows', () => {
    const lines = linesOf('service=both&panels=20&town=Fredericktown&plan=biAnnual')
    expect(lines[0]).toMatch(/^Two visits, 20 panels: /)
    expect(lines).toContain('2 × Drive to Fredericktown: 75')
    expect(lines.at(-1)).toMatch(/^15% off the windows: -2\d$/)
  })

  test('counts the panels of a request without an estimate', () => {
    expect(draftOf('', { panels: '20' }).lines).toEqual([{ text: 'Panels, 20 panels', cents: 25_000 }])
    expect(draftOf('', { panels: 'many' }).lines).toEqual([{ text: 'Work at your home', cents: null }])
  })

  test('says what the service includes, the terms, and until when it is good', () => {
    const { included, terms, validUntil, language } = draftOf('service=windows')
    const [service] = words.services.filter(({ job }) => job === 'windows')
    expect(included).toEqual(service?.included)
    expect({ terms, validUntil, language }).toEqual({
      terms: ['Pay with cash and check.'],
      validUntil: '2026-12-10',
      language: 'en',
    })
  })
})
