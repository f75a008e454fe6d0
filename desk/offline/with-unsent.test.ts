import { expect, test } from 'vitest'
import type { Change, LeadSummary } from '../../contract/desk/lead.ts'
import type { UnsentChange } from './unsent-changes.ts'
import { waitsFor, withUnsent } from './with-unsent.ts'

const nothing = { town: null, panels: null, estimate: null, page: null, what: null, person: null }
const noPlan = { quotedCents: null, bookedOn: null, bookedFrom: null, bookedTo: null, followUpOn: null }
const lead: LeadSummary = {
  id: 'a',
  version: 3,
  name: 'Ann',
  receivedAt: '2026-03-02T20:00:00Z',
  state: 'new',
  isSpam: false,
  ...nothing,
  ...noPlan,
  ...({ street: null, origin: 'form', againOn: null, againAskedAt: null, noMore: false } as const),
}
const waiting = (leadId: string, change: Change): UnsentChange => ({
  leadId,
  leadName: 'Ann',
  request: { id: crypto.randomUUID(), version: 3, change },
})
const after = (...changes: Change[]) =>
  withUnsent(
    lead,
    changes.map((change) => waiting('a', change)),
  )

test('waiting changes are applied in order, as the server will', () => {
  expect(after({ kind: 'call' })).toEqual({ ...lead, state: 'contacted' })
  expect(after({ kind: 'quote', cents: 9_500 })).toMatchObject({ state: 'quoted', quotedCents: 9_500 })
  const book: Change = { kind: 'book', on: '2026-03-04', from: '08:00', to: '10:00' }
  const booked = { bookedOn: '2026-03-04', bookedFrom: '08:00', bookedTo: '10:00' }
  expect(after(book, { kind: 'quote', cents: 1 })).toMatchObject({ state: 'booked', quotedCents: 1, ...booked })
  expect(after(book, { kind: 'follow-up', on: '2026-03-05' }, { kind: 'done' })).toMatchObject({
    state: 'done',
    followUpOn: null,
  })
  expect(after({ kind: 'spam' })).toEqual({ ...lead, isSpam: true })
  expect(after({ kind: 'note', text: 'x' })).toEqual(lead)
})

test('another lead stays unchanged', () => {
  const other = [waiting('b', { kind: 'done' })]
  expect(withUnsent(lead, other)).toBe(lead)
  expect([waitsFor(lead, other), waitsFor({ id: 'b' }, other)]).toEqual([false, true])
})
