import { expect, test } from 'vitest'
import { leadSummarySchema } from '../../contract/desk/lead.ts'
import { clashesWith } from './clash.ts'

const none = { town: null, panels: null, estimate: null, page: null, what: null, person: null, quotedCents: null }
const booked = (id: string, bookedFrom: string, bookedTo: string, more: object = {}) =>
  leadSummarySchema.parse({
    id,
    version: 1,
    name: id,
    receivedAt: '2026-03-02T20:00:00Z',
    state: 'booked',
    isSpam: false,
    ...none,
    bookedOn: '2026-03-05',
    bookedFrom,
    bookedTo,
    followUpOn: null,
    ...more,
  })

test('two bookings clash where their windows overlap on one day, and not where one ends as the other begins', () => {
  const ann = booked('Ann', '08:00', '10:00')
  const leads = [
    ann,
    booked('Bob', '09:30', '11:00'),
    booked('Cy', '10:00', '12:00'),
    booked('Dee', '08:00', '10:00', { bookedOn: '2026-03-06' }),
    booked('Eve', '08:00', '10:00', { state: 'done' }),
  ]
  expect(clashesWith(ann, leads).map(({ name }) => name)).toEqual(['Bob'])
  expect(clashesWith({ ...ann, state: 'quoted' }, leads)).toEqual([])
})
