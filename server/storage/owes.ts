import { orderedId } from './ordered-id.ts'
import { type LeadRow, type MessageKind, messageKinds, type OutboxRow } from './tables.ts'

/**
 * What the row of a request says of the messages that it owes: since when (ISO 8601), so that the order of these texts is
 * the order in which they are served; the domain of the Message-IDs; and each kind.
 */
export const owesText = (kinds: readonly MessageKind[], mailDomain: string, moment: string): string | null =>
  kinds.length > 0 ? `${moment} ${mailDomain} ${kinds.join(' ')}` : null

/** Since when something is owed by this text. */
export const owedSince = (owes: string): Date => new Date(owes.slice(0, owes.indexOf(' ')))

const messageOf = (leadId: string, kind: MessageKind, mailDomain: string, moment: string): OutboxRow => {
  const id = orderedId(new Date(moment))
  return {
    id,
    lead_id: leadId,
    kind,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: moment,
    due_at: moment,
    leased_until: null,
    sent_at: null,
    last_error: null,
  }
}

/** The messages that a request owes by its row, each with a Message-ID that it keeps from then on. */
export const messagesOf = ({ id, owes }: Pick<LeadRow, 'id' | 'owes'>): OutboxRow[] => {
  const [moment = '', mailDomain = '', ...owed] = owes?.split(' ') ?? []
  return messageKinds.filter((kind) => owed.includes(kind)).map((kind) => messageOf(id, kind, mailDomain, moment))
}
