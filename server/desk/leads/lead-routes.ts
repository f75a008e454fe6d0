import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { newLeadSchema } from '../../../contract/desk/customer.ts'
import {
  changeRequestSchema,
  changeSchema,
  type Happening,
  type InboxPage,
  inboxQuerySchema,
  type Lead,
  undoRequestSchema,
} from '../../../contract/desk/lead.ts'
import { writeCsv } from '../../quotes/write-leads.ts'
import { leadStore } from '../../storage/leads.ts'
import { signedInOf } from '../accounts/guard.ts'
import type { ApiParts, ById } from '../api-parts.ts'
import { storeLeadByHand } from '../customers/store-lead-by-hand.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { leadOf, summaryOf } from '../summary.ts'
import { dayAt } from '../wall-clock.ts'
import { correctedFrom } from './change-effect.ts'
import type { ChangeStore } from './change-store.ts'
import { cursorOf, inboxPageSize } from './inbox-store.ts'
import type { StoredLead } from './stored-lead.ts'

const happeningsOf = async (
  changes: ChangeStore,
  { id, received_at: receivedAt, origin }: StoredLead,
): Promise<Happening[]> => {
  const [events, letters] = await Promise.all([changes.events(id), changes.letters(id)])
  const done = events.map(({ id: eventId, at, kind, detail, before, person }): Happening => {
    if (kind === 'wants-day') return { id: eventId, at, person, what: { kind } }
    const { data: what = { kind: 'other' } } = changeSchema.safeParse({ kind, ...JSON.parse(detail) })
    const shown = what.kind === 'correct' ? { ...what, from: correctedFrom(before) } : what
    return { id: eventId, at, person, what: shown }
  })
  const sent = letters.map(
    ({ id: letterId, kind, state, created_at, sent_at }): Happening => ({
      id: letterId,
      at: sent_at ?? created_at,
      person: null,
      what: { kind: 'letter', letter: kind, state },
    }),
  )
  const received: Happening = { id: `received-${id}`, at: receivedAt, person: null, what: { kind: 'received', origin } }
  return [received, ...[...sent, ...done].sort((a, b) => (a.at < b.at ? -1 : 1))]
}

/** Routes of leads. */
export const leadRoutes = (app: FastifyInstance, { inbox, due, changes, live }: ApiParts): void => {
  const { build, mail, photographs, storage } = app
  const content = () => build.now().content

  const readLead = async (id: string): Promise<Lead> => {
    const row = await changes.read(id)
    if (!row) throw new DeskRefusal('not-found')
    const [otherJobs, history, taken] = await Promise.all([
      changes.otherJobs(row),
      happeningsOf(changes, row),
      photographs.of(id),
    ])
    return leadOf(row, content().towns, { otherJobs, history, photographs: taken })
  }

  app.get('/leads', async (request): Promise<InboxPage> => {
    const query = inboxQuerySchema.parse(request.query)
    const today = dayAt(content().business.timeZone, new Date())
    const { id } = signedInOf(request).person
    const [rows, waiting, dueNow] = await Promise.all([
      inbox.page(query, { personId: id, today }),
      inbox.waiting(),
      due.countSome(today),
    ])
    const isByDay = query.filter === 'today' || query.filter === 'booked'
    const shown = isByDay ? rows : rows.slice(0, inboxPageSize)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      leads: shown.map((row) => summaryOf(row, content().towns)),
      next: last ? cursorOf(last, query.filter) : null,
      waiting,
      due: dueNow,
      isMailOff: mail.transport.isFile === true,
    }
  })

  app.post('/leads', async (request) => {
    const lead = newLeadSchema.parse(request.body)
    await storeLeadByHand(storage, lead, signedInOf(request).person.id, new Date())
    live.announce()
    return readLead(lead.id)
  })

  app.get<ById>('/leads/:id', ({ params }) => readLead(params.id))

  app.post<ById>('/leads/:id/opened', async ({ params }) => {
    await changes.open(params.id, new Date())
    return { ok: true }
  })

  app.post<ById>('/leads/:id/changes', async (request) => {
    const { id } = request.params
    const change = changeRequestSchema.parse(request.body)
    await changes.change(id, change, signedInOf(request).person.id, new Date())
    live.announce()
    if (change.change.kind === 'rescue') mail.wake()
    return readLead(id)
  })

  app.post<ById>('/leads/:id/undo', async (request) => {
    const { id } = request.params
    await changes.undo(id, undoRequestSchema.parse(request.body).id, signedInOf(request).person.id, new Date())
    live.announce()
    return readLead(id)
  })

  app.post<ById>('/leads/:id/resend', async ({ params }) => {
    await changes.resend(params.id, new Date())
    mail.wake()
    return readLead(params.id)
  })
}

/** Exports all leads as CSV. */
export const exportRoutes = (app: FastifyInstance): void => {
  app.get('/leads.csv', async (request, reply) => {
    const { business, quote } = app.build.now().content
    request.server.log.info({ reqId: request.id, person: signedInOf(request).person.id }, 'leads exported')
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(
        Readable.from(
          writeCsv(leadStore(app.storage, () => '').pages({ spam: false }), business.timeZone, quote.fields.more),
        ),
      )
  })
}
