import { addDays } from '../../contract/desk/add-days.ts'
import { isOpen, type Lead } from '../../contract/desk/lead.ts'
import { followUpDays, type SentThing, type WrittenQuote } from '../../contract/desk/written-quote.ts'

/** A message to the customer. `isDue`: it should be sent now. `followUpOn`: the follow-up that sending it sets. */
export type NextMessage = { what: SentThing; isDue: boolean; followUpOn?: string | null }

/** The last written quote of a lead. */
export const lastWritten = ({ history }: Pick<Lead, 'history'>): WrittenQuote | undefined =>
  history.flatMap(({ what }) => (what.kind === 'quote' && what.written ? [what.written] : [])).at(-1)

/** True if the customer accepted the last written quote and no day is booked yet. */
export const wantsDay = ({ history, state }: Pick<Lead, 'history' | 'state'>): boolean => {
  const saysYes = sinceLast(history, isWritten).some(({ what }) => what.kind === 'wants-day')
  return saysYes && isOpen(state) && state !== 'booked'
}

type Happened = Lead['history']

// `findLastIndex` is newer than the browsers that the desk supports.
const sinceLast = (history: Happened, isIt: (what: Happened[number]['what']) => boolean): Happened =>
  history.slice(Math.max(0, history.map(({ what }) => isIt(what)).lastIndexOf(true)))

const isWritten = (what: Happened[number]['what']): boolean => what.kind === 'quote' && what.written !== undefined

/** A sent message that may be sent again: the quote until a day is booked, the confirmation until the visit. */
export const sentMessage = ({ history, state, isSpam, bookedOn }: Lead, today: string): NextMessage | undefined => {
  if (isSpam || !isOpen(state)) return undefined
  const isBooked = state === 'booked'
  if (isBooked && (bookedOn === null || bookedOn < today)) return undefined
  const what = isBooked ? 'confirmation' : 'quote'
  const since = sinceLast(history, (one) => (isBooked ? one.kind === 'book' : isWritten(one)))
  return since.some((one) => isSend(one, what)) ? { what, isDue: false } : undefined
}

const isSend = ({ what }: Happened[number], thing: SentThing) => what.kind === 'send' && what.what === thing

/** The next message to send, from the lead's history. `dayOf`: date in the business's time zone. */
export const nextMessage = (lead: Lead, today: string, dayOf: (moment: string) => string): NextMessage | undefined => {
  if (lead.isSpam || !isOpen(lead.state)) return undefined
  if (lead.state === 'booked') return ofVisit(lead, today)
  return lastWritten(lead) && ofQuote(lead, today, dayOf)
}

const ofVisit = ({ history, bookedOn }: Lead, today: string): NextMessage | undefined => {
  if (bookedOn === null || bookedOn < today) return undefined
  const since = sinceLast(history, ({ kind }) => kind === 'book')
  if (!since.some((one) => isSend(one, 'confirmation'))) return { what: 'confirmation', isDue: true }
  const isTomorrow = bookedOn === addDays(today, 1)
  if (isTomorrow && !since.some((one) => isSend(one, 'reminder'))) return { what: 'reminder', isDue: true }
  return undefined
}

const ofQuote = (lead: Lead, today: string, dayOf: (moment: string) => string): NextMessage | undefined => {
  const { history, followUpOn } = lead
  const since = sinceLast(history, isWritten)
  const sent = since.find((one) => isSend(one, 'quote'))
  if (!sent) return { what: 'quote', isDue: true, followUpOn: addDays(today, followUpDays.first) }
  const second = addDays(dayOf(sent.at), followUpDays.second)
  const hasAsked = since.some((one) => isSend(one, 'follow-up'))
  return {
    what: 'follow-up',
    isDue: followUpOn !== null && followUpOn <= today,
    followUpOn: hasAsked || second <= today ? null : second,
  }
}
