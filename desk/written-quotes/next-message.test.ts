import { describe, expect, test } from 'vitest'
import type { Lead } from '../../contract/desk/lead.ts'
import type { SentThing } from '../../contract/desk/written-quote.ts'
import { lastWritten, nextMessage, sentMessage, wantsDay } from './next-message.ts'

const today = '2026-12-10'
const dayOf = (moment: string) => moment.slice(0, 10)
const written = { language: 'en', lines: [{ text: 'Panels', cents: 100 }], included: [], terms: [], validUntil: today }
type What = Lead['history'][number]['what']
const quote: What = { kind: 'quote', cents: 100, written }
const book: What = { kind: 'book', on: '2026-12-11', from: '08:00', to: '10:00' }
const send = (what: SentThing): What => ({ kind: 'send', what, by: 'text' })

const leadWith = (more: Partial<Lead>, ...happened: [day: string, what: What][]): Lead => ({
  id: 'a',
  version: 1,
  name: 'Ann',
  town: null,
  panels: null,
  estimate: null,
  page: null,
  what: null,
  receivedAt: '',
  state: 'quoted',
  isSpam: false,
  person: null,
  quotedCents: 100,
  bookedOn: null,
  bookedFrom: null,
  bookedTo: null,
  followUpOn: null,
  phone: '',
  phoneLink: null,
  email: '',
  ...({
    street: null,
    access: null,
    origin: 'form',
    otherJobs: [],
    againOn: null,
    againAskedAt: null,
    noMore: false,
  } as const),
  note: null,
  subject: null,
  extra: [],
  campaign: [],
  spamReason: null,
  lostReason: null,
  street: null,
  origin: 'form',
  access: null,
  againOn: null,
  againAskedAt: null,
  noMore: false,
  otherJobs: [],
  photographs: [],
  ...more,
  history: happened.map(([day, what], at) => ({ id: String(at), at: `${day}T12:00:00Z`, person: 'Maria', what })),
})
const next = (...given: Parameters<typeof leadWith>) => nextMessage(leadWith(...given), today, dayOf)

describe('the message that comes next', () => {
  test('is the quote until it was sent, and sets the follow-up two days later', () => {
    expect(next({}, ['2026-12-10', quote])).toEqual({ what: 'quote', isDue: true, followUpOn: '2026-12-12' })
    expect(next({}, ['2026-12-01', quote], ['2026-12-01', send('quote')], ['2026-12-09', quote])).toMatchObject({
      what: 'quote',
    })
  })

  test('is then a question about it, due on the day of the follow-up, which sets one more on the seventh day', () => {
    const sent: [string, What][] = [
      ['2026-12-08', quote],
      ['2026-12-08', send('quote')],
    ]
    expect(next({ followUpOn: today }, ...sent)).toEqual({ what: 'follow-up', isDue: true, followUpOn: '2026-12-15' })
    expect(next({ followUpOn: '2026-12-15' }, ...sent, [today, send('follow-up')])).toEqual({
      what: 'follow-up',
      isDue: false,
      followUpOn: null,
    })
  })

  test('sets no follow-up in the past', () => {
    expect(next({ followUpOn: today }, ['2026-12-01', quote], ['2026-12-01', send('quote')])?.followUpOn).toBeNull()
  })

  test('is the confirmation of a booking, and of each change of it', () => {
    const booked = { state: 'booked', bookedOn: '2026-12-20' } as const
    expect(next(booked, [today, book])).toEqual({ what: 'confirmation', isDue: true })
    expect(next(booked, [today, book], [today, send('confirmation')])).toBeUndefined()
    expect(next(booked, [today, book], [today, send('confirmation')], [today, book])).toMatchObject({ isDue: true })
  })

  test('is the reminder on the day before the visit, once', () => {
    const booked = { state: 'booked', bookedOn: '2026-12-11' } as const
    const confirmed: [string, What][] = [
      ['2026-12-08', book],
      ['2026-12-08', send('confirmation')],
    ]
    expect(next(booked, ...confirmed)).toEqual({ what: 'reminder', isDue: true })
    expect(next(booked, ...confirmed, [today, send('reminder')])).toBeUndefined()
  })

  test.each([
    ['of spam', { isSpam: true }],
    ['that is lost', { state: 'lost' as const }],
    ['whose visit is over', { state: 'booked' as const, bookedOn: '2026-12-09' }],
  ])('is none for a lead %s', (_what, more) => {
    expect(next(more, ['2026-12-08', quote], ['2026-12-08', book])).toBeUndefined()
  })

  test('is none for an amount that was only said', () => {
    expect(next({}, [today, { kind: 'quote', cents: 100 }])).toBeUndefined()
    expect(lastWritten(leadWith({}, [today, { kind: 'quote', cents: 100 }]))).toBeUndefined()
  })
})

describe('the message that can be sent again', () => {
  const again = (...given: Parameters<typeof leadWith>) => sentMessage(leadWith(...given), today)?.what

  test('is the quote as it was sent, until it is changed, a day is booked or the lead is lost', () => {
    const sent: [string, What][] = [
      [today, quote],
      [today, send('quote')],
    ]
    expect(again({}, [today, quote])).toBeUndefined()
    expect(again({}, ...sent)).toBe('quote')
    expect(again({}, ...sent, [today, quote])).toBeUndefined()
    expect(again({ state: 'booked', bookedOn: '2026-12-20' }, ...sent, [today, book])).toBeUndefined()
    expect(again({ state: 'lost' }, ...sent)).toBeUndefined()
  })

  test('is the confirmation until the visit is over', () => {
    const confirmed: [string, What][] = [
      [today, book],
      [today, send('confirmation')],
    ]
    expect(again({ state: 'booked', bookedOn: '2026-12-20' }, ...confirmed)).toBe('confirmation')
    expect(again({ state: 'booked', bookedOn: '2026-12-09' }, ...confirmed)).toBeUndefined()
  })
})

test('a customer wants a day until the quote is changed or a day is booked', () => {
  const yes: [string, What] = [today, { kind: 'wants-day' }]
  expect(wantsDay(leadWith({}, [today, quote], yes))).toBe(true)
  expect(wantsDay(leadWith({}, [today, quote], yes, [today, quote]))).toBe(false)
  expect(wantsDay(leadWith({ state: 'booked' }, [today, quote], yes))).toBe(false)
})
