import type { FastifyInstance } from 'fastify'
import type { QuoteOutcome } from '../ops/health/metrics.ts'
import { type LeadStore, StorageUnavailable } from '../storage/leads.ts'
import type { MessageKind } from '../storage/tables.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { type FormName, submitQuote } from './submit-quote.ts'
import { type TestLeads, testLeadRow } from './test-leads.ts'

type Parts = { store: LeadStore; owes: readonly MessageKind[]; test: TestLeads }

/** The outcome of a quote request, and its lead. `test` is the heartbeat, which no counter includes. */
export type SubmitLead = (
  name: FormName,
  quote: ParsedQuote,
) => Promise<{ outcome: QuoteOutcome | 'test'; leadId?: string }>

/** Stores a quote request, counts the outcome, and starts sending its letters and notices. */
export const submitLead =
  (app: FastifyInstance, { store, owes, test }: Parts): SubmitLead =>
  async (name, quote) => {
    const lead = test.find(quote.request.email)
    if (lead) {
      await store.keep(testLeadRow(lead, name), ['heartbeat'], lead.at)
      app.mail.wake()
      return { outcome: 'test' }
    }
    const submitted = await submitQuote(store, name, quote, owes, app.build.now().content).catch((error: unknown) => {
      if (error instanceof StorageUnavailable) app.metrics?.countQuote('not_kept')
      throw error
    })
    app.metrics?.countQuote(submitted.outcome)
    app.mail.wake()
    app.desk.wakeNotices()
    return submitted
  }
