import { newDelivery } from '../storage/delivery.ts'
import type { NewLead } from '../storage/leads.ts'
import type { OwedMessage } from '../storage/outbox-store.ts'
import type { LeadRow, MessageKind } from '../storage/tables.ts'

/** A lead with only the three required answers. */
export const sampleLead: NewLead = {
  project: 'website',
  form: 'quote',
  name: 'Ann',
  phone: '(559) 555-0101',
  email: 'ann@example.com',
  reply_to: null,
  note: null,
  subject: null,
  extra: '{}',
  spam_reason: null,
}

/** A message about a lead that was received at `moment`. */
export const owedMessage = (
  kind: MessageKind,
  changes: Partial<LeadRow> = {},
  moment = new Date('2026-11-25T18:00:00.000Z'),
): OwedMessage => {
  const at = moment.toISOString()
  return {
    message: { ...newDelivery('m', at), lead_id: 'l', kind, message_id: '<m@example.com>' },
    lead: { ...sampleLead, id: 'l', received_at: at, ...changes },
  }
}
