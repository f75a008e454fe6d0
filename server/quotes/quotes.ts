import fastifyPlugin from 'fastify-plugin'
import { leadStore } from '../storage/leads.ts'
import type { MessageKind } from '../storage/tables.ts'
import { quoteRoutes } from './form-routes.ts'
import { decoratePhotographs } from './photographs/decorate-photographs.ts'
import { visitorPhotographRoutes } from './photographs/visitor-routes.ts'
import { type SubmitLead, submitLead } from './submit-lead.ts'
import { owedKinds } from './submit-quote.ts'
import { type TestLeads, testLeads } from './test-leads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: {
      /** Stores a quote request and queues its messages; resolves when it is on disk. */
      submit: SubmitLead
      /** Kinds of messages queued for a quote request. */
      owes: readonly MessageKind[]
      /** Heartbeat leads in progress. */
      test: TestLeads
    }
  }
}

/** Plugin for quote requests: the form's routes, `app.leads.submit`, which stores what they parse, and photographs of leads. */
export const quotes = fastifyPlugin(async (app) => {
  const owes = owedKinds(app.config)
  const test = testLeads()
  const store = leadStore(app.storage, () => app.mail.domain)
  app.decorate('leads', { submit: submitLead(app, { store, owes, test }), owes, test })
  await decoratePhotographs(app)
  await app.register(quoteRoutes)
  await app.register(visitorPhotographRoutes)
})
