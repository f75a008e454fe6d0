import type { NewLead } from '../storage/leads.ts'

/** A request as it is kept when a visitor filled in no more than the three fields. */
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
