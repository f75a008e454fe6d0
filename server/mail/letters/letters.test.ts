import { describe, expect, test } from 'vitest'
import { brandSchema } from '../../../content/schema/brand-colors.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readServerContent } from '../../builds/server-content.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { owedMessage } from '../../testing/sample-lead.ts'
import { contentWithPhotos } from '../../testing/test-photographs.ts'
import { composer } from '../compose.ts'

const content = readServerContent(secondBusiness)
const addresses = { from: 'hello@example.com', to: 'owner@example.com' }
const compose = () => composer(content, addresses)

const subject = (changes: Partial<LeadRow>) => compose().letter(owedMessage('owner-notice', changes)).subject

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
  const write = {
    notice: () => compose().letter(owedMessage('owner-notice', { note: 'line one\nline two' })),
    acknowledgement: () => compose().letter(owedMessage('acknowledgement')),
    reminder: () => compose().letter(owedMessage('follow-up')),
    heartbeat: () => compose().letter(owedMessage('heartbeat')),
    digest: () => compose().digest([owedMessage('digest', { id: 'a' }), owedMessage('digest', { id: 'b' })]),
    'digest of spam': () => compose().digest([owedMessage('digest', { spam_reason: '5 links' })]),
  }

  test.each(Object.entries(write))("has the business's design, light and dark: %s", (_kind, letter) => {
    const { html, text, subject: title } = letter()
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).toContain('Kokosing Care')
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain(`<strong style="font-size:20px">`)
    expect(html).not.toMatch(/<img|<script|\{\w+\}|undefined/)
    expect(text).not.toMatch(/\{\w+\}|undefined/)
  })

  test.each(Object.entries(write))('says in HTML what it says as text: %s', (_kind, letter) => {
    const { html, text } = letter()
    const shown = html
      .replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
    const words = text.split(/\n| {2}\| {2}|: (?=http)/).filter((line) => line !== '' && !line.startsWith('http'))
    const missing = words.map((line) => line.replace(/^[A-Z]\w+: /, '').trim()).filter((line) => !shown.includes(line))
    expect(missing).toEqual([])
  })

  test('has a button to call', () => {
    const { notice, acknowledgement, reminder } = write
    for (const { html } of [notice(), reminder()])
      expect(html).toMatch(/<a href="tel:\+15595550101"[^>]*>Call \(559\) 555-0101<\/a>/)
    expect(acknowledgement().html).toMatch(/<a href="tel:\+17405550117"[^>]*>Call \(740\) 555-0117<\/a>/)
    for (const kind of ['owner-notice', 'follow-up'] as const)
      expect(compose().letter(owedMessage(kind, { phone: 'ask my son' })).html).not.toContain('tel:')
  })
})

test('the owner’s notice has every answer on a line of its own, and links to write and call', () => {
  const extra = JSON.stringify({ panels: '22 or so', language: 'es', roof: 'tile' })
  const { text, html } = compose().letter(
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
  const { text } = compose().letter(owedMessage('follow-up', { id: 'a b' }))
  const [said, number, lead] = text.split('\n\n')
  expect(said).toMatch(/ came Wednesday, November 25, 2026 at 1:00 PM\.$/)
  expect([number, lead]).toEqual(['(559) 555-0101', 'Open the request: http://localhost:4321/desk/leads/a%20b\n'])
})

describe('the envelope', () => {
  const us = (address: string) => ({ name: content.business.name, address })
  const date = new Date('2026-11-25T18:00:00.000Z')
  const toOwner = { messageId: '<m@example.com>', date, from: us(addresses.from), to: us(addresses.to) }
  const visitor = { name: 'Ann', address: 'ann@example.com' }

  test('of a notice and a reminder leads to the owner, and answers to the visitor', () => {
    const office = { reply_to: 'office@example.com', name: 'Ann\nBcc: x' }
    expect(compose().letter(owedMessage('owner-notice'))).toMatchObject({ ...toOwner, replyTo: visitor })
    expect(compose().letter(owedMessage('follow-up'))).toMatchObject({ ...toOwner, replyTo: visitor })
    expect(compose().letter(owedMessage('owner-notice', office)).replyTo).toEqual({
      name: 'Ann Bcc: x',
      address: 'office@example.com',
    })
    expect(compose().letter(owedMessage('owner-notice', { email: '' })).replyTo).toBeUndefined()
  })

  test('of an acknowledgement leads to the visitor, and answers to the business', () => {
    expect(compose().letter(owedMessage('acknowledgement'))).toMatchObject({
      messageId: '<m@example.com>',
      date,
      from: us(addresses.from),
      to: { name: '', address: 'ann@example.com' },
      replyTo: us(content.business.email),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
  })

  test('of the heartbeat says that a machine wrote it', () => {
    const { text, ...letter } = compose().letter(owedMessage('heartbeat'))
    expect(letter).toMatchObject({ ...toOwner, headers: { 'Auto-Submitted': 'auto-generated' } })
    expect(text).toBe(`${content.letters.heartbeat.text}\n`)
  })

  test('of a digest has an id of its leads', () => {
    const digest = (...ids: string[]) =>
      compose().digest(
        ids.map((id) => ({ ...owedMessage('digest'), message: { ...owedMessage('digest').message, id } })),
      )
    const { messageId, from, to } = digest('a', 'b')
    expect([messageId, from, to]).toEqual([expect.stringMatching(/^<\w{32}@example\.com>$/), toOwner.from, toOwner.to])
    expect([digest('a', 'b').messageId === messageId, digest('a', 'c').messageId === messageId]).toEqual([true, false])
  })
})

test('the acknowledgement tells the visitor the estimate in their words, and where to add photographs', () => {
  const { photographs } = contentWithPhotos
  const wordsIn: typeof content.wordsIn = (language) => ({
    ...content.wordsIn('en'),
    photographs,
    isFirst: language !== 'es',
    language: language ?? 'en',
  })
  const letter = (extra: object, path?: string) =>
    composer({ ...content, wordsIn }, addresses, (id, home) => path && `${home}${path}${id}`).letter(
      owedMessage('acknowledgement', { extra: JSON.stringify(extra) }),
    )
  const estimate = { said: 'Windows: $95', service: 'windows', low: 95, high: 180 }
  const lines = (photos: string[], range: string[]) => [
    'Dear Ann,',
    'One of us will call you within 48 hours.',
    ...range,
    'In a hurry? (740) 555-0117',
    ...photos,
    ...['Kokosing Gutter & Window Care\n'],
  ]
  expect(letter({}).text.split('\n\n')).toEqual(lines([], []))
  expect(letter({ estimate }, '/thanks?photos=').text.split('\n\n')).toEqual(
    lines(['Add photos of your roof: http://localhost:4321/thanks?photos=l#photos'], ['Your range: Windows: $95.']),
  )
  const spanish = letter({ estimate: { ...estimate, told: 'Ventanas: $95' }, language: 'es' }, '/thanks?photos=')
  expect(spanish.text.split('\n\n')).toEqual(
    lines(['Add photos of your roof: http://localhost:4321/es/thanks?photos=l#photos'], ['Your range: Ventanas: $95.']),
  )
  expect(spanish.html).toMatch(/<html lang="es">.*href="http:\/\/localhost:4321\/es\/thanks\?photos=l#photos"/s)
})

describe('a digest', () => {
  const digest = (...leads: Partial<LeadRow>[]) => compose().digest(leads.map((lead) => owedMessage('digest', lead)))

  test('has a line for each lead, and marks those that may be spam', () => {
    const { subject: title, text } = digest(
      { id: 'a', note: 'Two\ndogs' },
      { id: 'b', spam_reason: '5 links' },
      { id: 'a' },
    )
    expect(title).toBe('2 more leads')
    expect(text.split('\n\n').slice(1)).toEqual([
      'Ann  |  (559) 555-0101  |  ann@example.com  |  a\n[Possible spam]  |  Ann  |  (559) 555-0101  |  ann@example.com  |  b\n',
    ])
    expect(digest({ id: 'a', note: `Two\n${'x'.repeat(90)}` }).text).toContain(`  |  Two ${'x'.repeat(76)}  |  a`)
  })

  test('of spam alone says so once', () => {
    const { subject: title, text } = digest({ spam_reason: '5 links' })
    expect([title, text.split('\n\n')[1]]).toEqual([
      ...['[Possible spam] 1 more requests', 'Ann  |  (559) 555-0101  |  ann@example.com  |  l\n'],
    ])
  })

  test('lists 200 leads and says how many more there are', () => {
    const many = (count: number) => digest(...Array.from({ length: count }, (_, at) => ({ id: `lead-${at}` })))
    expect(many(203).text).toMatch(/ lead-199\n\nAnd 3 more: the desk lists them all\.\n$/)
    expect(many(200).text).toMatch(/ lead-199\n$/)
  })
})

test('a lead in a few lines has every answer and the address of the lead', () => {
  const estimate = { said: 'Windows: $95', service: 'windows', town: 'Gambier', low: 95, high: 180 }
  const extra = JSON.stringify({ estimate, language: 'English', panels: '20 or 30' })
  expect(compose().brief(owedMessage('webhook', { id: 'a b', name: '\u202EAnn', extra }))).toEqual({
    title: 'New quote: Ann, (559) 555-0101, Gambier',
    text: [
      ...['Name: Ann', 'Phone: (559) 555-0101', 'Email: ann@example.com', 'Range: Windows: $95', 'Language: English'],
      ...['Panels: 20 or 30', 'Came: Wednesday, November 25, 2026 at 1:00 PM'],
    ].join('\n'),
    link: 'http://localhost:4321/desk/leads/a%20b',
  })
})

test('a business with its own logo and colors has them in its letters', () => {
  const brand = brandSchema.parse({ action: '#f0c050', accent: '#654321', logo: 'logo.png' })
  const own = composer({ ...content, business: { ...content.business, brand } }, addresses)
  const { html } = own.letter(owedMessage('owner-notice'))
  expect(html).toContain('<img src="http://localhost:4321/logo.png" alt=""')
  expect(html).toMatch(/background:#f0c050.*color:#654321/s)
  expect(html).not.toMatch(/#f8ad32|#0f6585|#9bdeec/)
})
