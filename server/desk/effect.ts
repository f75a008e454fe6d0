import type { Change, ChangeKind } from '../../contract/desk/lead.ts'
import type { StoredLead } from './summary.ts'

/** The columns of a lead that a change writes. */
export type Effect = Partial<Omit<StoredLead, 'id' | 'version' | 'person'>>

/** What counts as an answer to the visitor: the lead waits no longer, and is the one's who answered. */
const answers: ReadonlySet<ChangeKind> = new Set(['call', 'text', 'email', 'quote', 'book'])

const answered = (lead: StoredLead, personId: string, now: Date): Effect => ({
  ...(lead.progress === 'new' && { progress: 'contacted' }),
  answered_at: lead.answered_at ?? now.toISOString(),
  person_id: lead.person_id ?? personId,
})

const ownEffect = (lead: StoredLead, change: Change): Effect => {
  switch (change.kind) {
    case 'quote':
      return {
        quoted_cents: change.cents,
        ...(lead.progress !== 'booked' && lead.progress !== 'done' && { progress: 'quoted', lost_reason: null }),
      }
    case 'book':
      return {
        progress: 'booked',
        booked_on: change.on,
        booked_from: change.from,
        booked_to: change.to,
        lost_reason: null,
      }
    case 'done':
      return { progress: 'done', follow_up_on: null }
    case 'lost':
      return { progress: 'lost', lost_reason: change.reason, follow_up_on: null }
    case 'reopen':
      return { progress: 'contacted', lost_reason: null }
    case 'follow-up':
      return { follow_up_on: change.on }
    case 'spam':
      return { spam_reason: lead.spam_reason ?? 'marked at the desk' }
    case 'rescue':
      return { spam_reason: null }
    default:
      return {}
  }
}

/** What a change does to a lead. */
export const effectOf = (lead: StoredLead, change: Change, personId: string, now: Date): Effect => ({
  ...(answers.has(change.kind) && answered(lead, personId, now)),
  ...ownEffect(lead, change),
})

/** What the columns held before, so that the change can be taken back. */
export const beforeOf = (lead: StoredLead, effect: Effect): Effect =>
  Object.fromEntries(Object.entries(lead).filter(([column]) => Object.hasOwn(effect, column)))
