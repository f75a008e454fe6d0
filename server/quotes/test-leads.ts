import { heartbeatMark } from '../storage/tables.ts'
import type { FormName } from './submit-quote.ts'

/** The daily test lead: the id and moment under which it is stored, and the address that nobody else can guess. */
export type TestLead = { id: string; email: string; at: Date }

/** The test leads that this server has sent and not yet removed. */
export const testLeads = () => {
  const expected = new Map<string, TestLead>()
  return {
    /** While `work` runs, a quote request from the address of `lead` is this test lead. */
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

/** The row of a test lead. Its mark keeps it out of every list. */
export const testLeadRow = ({ id, email }: TestLead, { form }: FormName) => ({
  ...{ id, email, form, name: 'Heartbeat', phone: '', reply_to: null, note: null, subject: null, extra: '{}' },
  ...{ project: heartbeatMark, spam_reason: heartbeatMark },
})
