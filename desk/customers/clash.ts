import type { LeadSummary } from '../../contract/desk/lead.ts'

type Booking = Pick<LeadSummary, 'id' | 'bookedOn' | 'bookedFrom' | 'bookedTo' | 'state'>

/** The booked leads whose window overlaps that of this one. */
export const clashesWith = (booking: Booking, leads: readonly LeadSummary[]): LeadSummary[] => {
  const { id, bookedOn, bookedFrom, bookedTo, state } = booking
  if (state !== 'booked' || !bookedOn || !bookedFrom || !bookedTo) return []
  return leads.filter(
    (other) =>
      other.id !== id &&
      other.state === 'booked' &&
      other.bookedOn === bookedOn &&
      (other.bookedFrom ?? '') < bookedTo &&
      (other.bookedTo ?? '') > bookedFrom,
  )
}
