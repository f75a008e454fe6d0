import type { NewLead } from '../storage/leads.ts'

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
