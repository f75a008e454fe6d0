import type { LeadSummary } from '../contract/desk/lead.ts'
import { fill } from '../pricing/fill.ts'
import { words } from './desk-content.ts'
import { clockText, dayText, moneyText } from './when.ts'

const { inbox } = words

type Planned = Pick<LeadSummary, 'state' | 'quotedCents' | 'bookedOn' | 'bookedFrom' | 'bookedTo' | 'followUpOn'>

/** Amount, booking and follow-up of a lead in one line; empty if there are none. */
export const planOf = ({ state, quotedCents, bookedOn, bookedFrom, bookedTo, followUpOn }: Planned): string =>
  [
    quotedCents === null ? '' : moneyText(quotedCents),
    state === 'booked' && bookedOn && bookedFrom && bookedTo
      ? fill(inbox.booked, { day: dayText(bookedOn), from: clockText(bookedFrom), to: clockText(bookedTo) })
      : '',
    followUpOn ? fill(inbox.followUp, { day: dayText(followUpOn) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
