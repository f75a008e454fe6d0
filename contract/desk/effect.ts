import type { CustomerData } from './customer.ts'
import { type Change, isWon, type Lead } from './lead.ts'

/** The fields of a lead that a change can set. */
export type Effect = Partial<
  Pick<
    Lead,
    'state' | 'quotedCents' | 'bookedOn' | 'bookedFrom' | 'bookedTo' | 'followUpOn' | 'lostReason' | 'isSpam'
  > &
    Pick<Lead, 'againOn' | 'againAskedAt' | 'noMore' | keyof CustomerData | 'phoneLink'>
>

/** True for changes that answer the visitor, which take the lead off the waiting list. */
export const isAnswer = ({ kind }: Change): boolean => ['call', 'text', 'email', 'quote', 'book', 'send'].includes(kind)

const ownEffect = (state: Lead['state'], change: Change): Effect => {
  switch (change.kind) {
    case 'quote':
      return {
        quotedCents: change.cents,
        ...(!isWon(state) && { state: 'quoted', lostReason: null }),
      }
    case 'book': {
      const { on, from, to, place } = change
      return { state: 'booked', bookedOn: on, bookedFrom: from, bookedTo: to, lostReason: null, ...place }
    }
    case 'done':
      return { state: 'done', followUpOn: null }
    case 'lost':
      return { state: 'lost', lostReason: change.reason, followUpOn: null }
    case 'reopen':
      return { state: 'contacted', lostReason: null }
    case 'send':
      return change.followUpOn === undefined ? {} : { followUpOn: change.followUpOn }
    case 'follow-up':
      return { followUpOn: change.on }
    case 'again':
      return { againOn: change.on, againAskedAt: null, noMore: false }
    case 'no-more':
      return { againOn: null, noMore: true }
    case 'correct': {
      const { phone } = change.to
      return {
        ...change.to,
        ...(phone !== undefined && { phoneLink: phone === '' ? null : `tel:${phone.replace(/[^\d+]/g, '')}` }),
      }
    }
    case 'spam':
      return { isSpam: true }
    case 'rescue':
      return { isSpam: false }
    default:
      return {}
  }
}

/** The fields that a change sets on a lead in this state; the desk shows them before the server has answered. */
export const effectOn = (state: Lead['state'], change: Change): Effect => ({
  ...(isAnswer(change) && state === 'new' && { state: 'contacted' }),
  ...ownEffect(state, change),
})
