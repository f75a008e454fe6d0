import { heartbeatMark } from '../storage/tables.ts'
import type { FormName } from './submit-quote.ts'

/** A heartbeat lead: its id, its time, and an address that nobody can guess. */
type TestLead = { id: string; email: string; at: Date }

/** Heartbeat leads sent by this server and not removed yet. */
export const testLeads = () => {
  const expected = new Map<string, TestLead>()
  return {
    /** While `work` runs, a quote request with this lead's address counts as the heartbeat. */
    during: async <Result>(lead: TestLead, work: () => Promise<Result>): Promise<Result> => {
      expected.set(lead.email, lead)
      try {
        return await work()
      } finally {
        expected.delete(lead.email)
      }
    },
    find: (email: string): TestLead | undefined => expected.get(email),
  }
}

export type TestLeads = ReturnType<typeof testLeads>

/** Row of a heartbeat lead. Its mark hides it from every list. */
export const testLeadRow = ({ id, email }: TestLead, { form }: FormName) => ({
  id,
  email,
  form,
  name: 'Heartbeat',
  phone: '',
  reply_to: null,
  note: null,
  subject: null,
  extra: '{}',
  project: heartbeatMark,
  spam_reason: heartbeatMark,
})
