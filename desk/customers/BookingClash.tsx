import type { LeadSummary } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { useInbox } from '../api/lead-calls.ts'
import { customers } from '../desk-content.ts'
import { clashesWith } from './clash.ts'

interface BookingClashProps {
  lead: Pick<LeadSummary, 'id' | 'bookedOn' | 'bookedFrom' | 'bookedTo' | 'state'>
}

/** Names the other leads booked in the window of a booking. */
export function BookingClash({ lead }: BookingClashProps) {
  const { data } = useInbox('booked', '')
  const others = clashesWith(lead, data?.pages.flatMap(({ leads }) => leads) ?? [])
  return (
    <p className="booking-clash" role="status" hidden={others.length === 0}>
      {fill(customers.booking.clash, { who: others.map(({ name }) => name).join(', ') })}
    </p>
  )
}
