import { describe, expect, test } from 'vitest'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readServerContent } from '../../builds/server-content.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { owedMessage } from '../../testing/sample-lead.ts'
import { composer } from '../compose.ts'

const compose = composer(readServerContent(secondBusiness), { from: 'hello@example.com', to: 'owner@example.com' })

const subject = (changes: Partial<LeadRow>) => compose.letter(owedMessage('owner-notice', changes)).subject

describe('the subject of the owner’s notice', () => {
  test.each<[Partial<LeadRow>, string]>([
    [
      { name: 'Rosa M.', phone: '5595550177', extra: '{"panels":"22"}' },
      'New quote: Rosa M., (559) 555-0177, 22 panels',
    ],
    [
      {
        extra:
          '{"estimate":{"said":"Solar panels, 22 panels, Gambier","service":"solar","panels":22,"town":"Gambier"}}',
      },
      'New quote: Ann, (559) 555-0101, 22 panels, Gambier',
    ],
    [
      { extra: '{"estimate":{"said":"Solar panels, 16–25 panels","service":"solar","panels":"16–25"}}' },
      'New quote: Ann, (559) 555-0101, 16–25 panels',
    ],
    [{ subject: 'Roof\r\nBcc: x@example.com' }, 'New quote: Ann, (559) 555-0101 (Roof Bcc: x@example.com)'],
    [{ name: '\u202Eevil\u0007' }, 'New quote: evil, (559) 555-0101'],
    [{ spam_reason: '5 links' }, '[Possible spam] New quote: Ann, (559) 555-0101'],
  ])('of %j is %s', (changes, expected) => {
    expect(subject(changes)).toBe(expected)
  })

  test('stays ours, however much a visitor writes', () => {
    const long = subject({ name: 'n'.repeat(200), phone: 'p'.repeat(50), subject: 's'.repeat(4000) })
    expect(long).toBe(`New quote: ${'n'.repeat(40)}, ${'p'.repeat(50)} (${'s'.repeat(60)})`)
  })
})

describe('each letter', () => {
  const letters = [
    compose.letter(owedMessage('owner-notice', { note: 'line one\nline two' })),
    compose.letter(owedMessage('acknowledgement')),
    compose.digest([owedMessage('digest', { id: 'a' }), owedMessage('digest', { id: 'b', spam_reason: '5 links' })]),
    compose.digest([owedMessage('digest', { spam_reason: '5 links' })]),
  ]

  test.each(letters)("has the business's design, light and dark: $subject", ({ html, text }) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).toContain('Kokosing Care')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<script|\{\w+\}|undefined/)
    expect(text).not.toMatch(/\{\w+\}|undefined/)
  })

  test('has a button to call', () => {
    const [notice, acknowledgement] = letters
    expect(notice?.html).toMatch(/<a href="tel:\+15595550101"[^>]*>Call \(559\) 555-0101<\/a>/)
    expect(acknowledgement?.html).toMatch(/<a href="tel:\+17405550117"[^>]*>Call \(740\) 555-0117<\/a>/)
    expect(compose.letter(owedMessage('owner-notice', { phone: 'ask my son' })).html).not.toContain('tel:')
  })
})

test('the owner’s notice has every answer on a line of its own, and links to write and call', () => {
  const extra = JSON.stringify({ panels: '22 or so', language: 'es', roof: 'tile' })
  const { text, html } = compose.letter(
    owedMessage('owner-notice', { note: 'Call late', extra, spam_reason: '5 links' }),
  )
  expect(text.split('\n')).toEqual([
    ...['Somebody asks for a price', '', 'This may be spam: 5 links. Ann has not been answered.', ''],
    ...['Name: Ann', 'Phone: (559) 555-0101', 'Email: ann@example.com', 'House: Call late', 'Panels: 22 or so'],
    ...['Language: Spanish', 'roof: tile', 'Came: Wednesday, November 25, 2026 at 1:00 PM', ''],
    ...['Reply to this email to answer Ann.', ''],
  ])
  expect(html).toMatch(/<a [^>]*href="mailto:ann@example.com"/)
})

test('a reminder has the number to call and the address of its lead', () => {
  const { text } = compose.letter(owedMessage('follow-up', { id: 'a b' }))
  const [said, number, lead] = text.split('\n\n')
  expect(said).toMatch(/ came Wednesday, November 25, 2026 at 1:00 PM\.$/)
  expect([number, lead]).toEqual(['(559) 555-0101', 'Open the request: http://localhost:4321/desk/leads/a%20b\n'])
})
