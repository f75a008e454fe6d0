import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { addMonths } from '../../contract/desk/again.ts'
import { type Change, isWon, leadStates } from '../../contract/desk/lead.ts'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { openStorage, type Storage } from '../../server/storage/open.ts'
import { orderedId } from '../../server/storage/ordered-id.ts'
import { foldedOf } from '../../server/storage/search-text.ts'
import { sampleLead } from '../../server/testing/sample-lead.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { startPostgres } from '../../server/testing/test-postgres.ts'
import { startServerProcess } from '../measured-server.ts'

const count = Number(process.env.LEADS ?? 50_000)
const tries = Number(process.env.TRIES ?? 60)
const minute = 60_000
const towns = ['Gambier', 'Fredericktown', 'Mount Vernon', 'Danville', 'Howard']
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Leads of two years, newest first: twenty waiting, the rest in every state. Two or three are of one customer. */
const leadAt = (index: number) => {
  const at = Date.now() - index * 21 * minute
  const customer = index % Math.ceil(count / 2.5)
  const progress = index < 20 ? 'new' : (leadStates[(index % (leadStates.length - 1)) + 1] ?? 'done')
  const bookedOn = progress === 'booked' ? dayOf(Date.now() + (index % 90) * 24 * 60 * minute) : dayOf(at)
  const phone = `(${customer < 10_000 ? 559 : 661}) 555-${String(customer % 10_000).padStart(4, '0')}`
  const row = {
    ...sampleLead,
    id: orderedId(new Date(at)),
    name: `Visitor ${index}`,
    phone,
    extra: '{"panels":"18"}',
    email: `visitor${customer}@example.com`,
    town: towns[index % 5] ?? '',
    street: `${index} Main St`,
  }
  return {
    ...row,
    ...foldedOf(row),
    customer_id: `customer-${customer}`,
    received_at: new Date(at).toISOString(),
    source_page: `/page-${index % 30}`,
    spam_reason: index % 50 === 0 ? '4 links' : null,
    progress,
    ...(progress !== 'new' && { answered_at: new Date(at + 30 * minute).toISOString(), quoted_cents: 18_000 }),
    ...(isWon(progress) && { booked_on: bookedOn }),
    ...(progress === 'booked' && { booked_from: '08:00', booked_to: '10:00' }),
    ...(progress === 'done' && { again_on: addMonths(bookedOn, index % 2 ? 6 : 12) }),
    ...(progress === 'quoted' && index < count / 20 && { follow_up_on: dayOf(at + 2 * 24 * 60 * minute) }),
    ...(index % 97 === 0 && { no_more_at: new Date(at).toISOString() }),
  } as const
}

const written = (id: string) => ({
  id: `quote-${id}`,
  lead_id: id,
  at: new Date().toISOString(),
  person_id: null,
  kind: 'quote',
  before: '{}',
  detail: JSON.stringify({
    cents: 18_000,
    written: {
      language: 'en',
      lines: [{ text: 'Solar panels, one visit', cents: 18_000 }],
      included: [],
      terms: [],
      validUntil: dayOf(Date.now() + 30 * 24 * 60 * minute),
    },
  }),
  version: 0,
  undone_at: null,
})

const fill = async ({ db }: Storage) => {
  const batch = 200
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < count; first += batch) {
      const leads = Array.from({ length: batch }, (_, index) => leadAt(first + index))
      await trx.insertInto('leads').values(leads).execute()
      const quotes = leads.filter(({ progress }) => progress === 'quoted').map(({ id }) => written(id))
      await trx.insertInto('events').values(quotes).execute()
    }
  })
}

const signIn = async (storage: Storage) => {
  const token = await linkStore(storage).create({ kind: 'invite', name: 'Olga', role: 'owner' }, new Date())
  return `desk=${(await peopleStore(storage).enter(token, {}, new Date())).token}`
}

const phoneOf = ({ phone }: { phone: string }) => encodeURIComponent(phone)
const pathsOf = (lead: { id: string; received_at: string; phone: string }, page: string): Record<string, string> => ({
  // Baseline of any call on this machine.
  'who is signed in': '/desk/api/session',
  'inbox, waiting': '/desk/api/leads',
  'inbox, today': '/desk/api/leads?filter=today',
  'inbox, booked': '/desk/api/leads?filter=booked',
  'inbox, quoted': '/desk/api/leads?filter=quoted',
  'inbox, mine': '/desk/api/leads?filter=mine',
  'inbox, all': '/desk/api/leads?filter=all',
  'inbox, the last page': `/desk/api/leads?filter=all&after=${lead.received_at}_${lead.id}`,
  'inbox, possible spam': '/desk/api/leads?filter=spam',
  'search, a name that many have': '/desk/api/leads?filter=all&search=visitor%2049',
  'search, a whole phone number': `/desk/api/leads?filter=all&search=${phoneOf(lead)}`,
  'search, part of a phone number': '/desk/api/leads?filter=all&search=555-49',
  'search, words that no lead holds': '/desk/api/leads?filter=all&search=zeppel%C3%ADn%20azul',
  due: '/desk/api/due',
  'a lead': `/desk/api/leads/${lead.id}`,
  'a quote filled in, with its texts': `/desk/api/leads/${lead.id}/page`,
  'the private page of a quote': page,
  numbers: '/desk/api/numbers',
  people: '/desk/api/people',
  imports: '/desk/api/imports',
  'the calendar': '/desk/api/calendar',
})

/** Each kind of change that takes a lead to the next wash, again and again. */
const changes: readonly Change[] = [
  { kind: 'note', text: 'Called back' },
  { kind: 'correct', to: { street: '12 Elm St' } },
  {
    kind: 'quote',
    cents: 18_000,
    written: {
      language: 'en',
      lines: [{ text: 'Solar panels', cents: 18_000 }],
      included: [],
      terms: [],
      validUntil: dayOf(Date.now() + 30 * 24 * 60 * minute),
    },
  },
  { kind: 'send', what: 'quote', by: 'text', followUpOn: dayOf(Date.now()) },
  { kind: 'book', on: dayOf(Date.now()), from: '08:00', to: '10:00' },
  { kind: 'done' },
  { kind: 'again', on: dayOf(Date.now()) },
  { kind: 'ask-again', by: 'call' },
]

/** Duration (p95) and processor time of a call. */
const measureCall = async (act: () => Promise<unknown>, processorMs: () => number): Promise<string> => {
  const times: number[] = []
  const before = processorMs()
  for (let index = 0; index < tries; index += 1) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  const processor = ((processorMs() - before) / tries).toFixed(1)
  return `${(times.sort((a, b) => a - b)[Math.floor(tries * 0.95)] ?? 0).toFixed(1)} (processor ${processor})`
}

/** Duration of each desk call with 50,000 leads, one after the other. */
const measure = async (engine: string, databaseUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [dataDir, built] = [join(folder, 'data'), join(folder, 'built')]
  testBuild(built)
  const storage = await openStorage({ dataDir, databaseUrl: databaseUrl || undefined })
  await fill(storage)
  if (databaseUrl) await sql`vacuum analyze`.execute(storage.db)
  const cookie = await signIn(storage)
  const lead = await storage.db
    .selectFrom('leads')
    .selectAll()
    .orderBy('received_at')
    .limit(1)
    .offset(20)
    .executeTakeFirstOrThrow()
  await storage.close()
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BUILD_DIR: built }
  const { url, stop, processorMs } = await startServerProcess('server/main.ts', env)
  const call = async (path: string, body?: object): Promise<unknown> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const headers = { cookie, origin: 'http://localhost:4321', 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, { headers, ...sent })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    return answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : answer.text()
  }
  const report = async (name: string, act: () => Promise<unknown>) =>
    console.log(`  ${name}  ${await measureCall(act, processorMs)}`)
  console.log(`${engine}, ${count} leads, p95 in ms of ${tries} calls each`)
  const leadPath = `/desk/api/leads/${lead.id}`
  let { version } = lead
  const change = (made: Change) =>
    call(`${leadPath}/changes`, { id: crypto.randomUUID(), version: version++, change: made })
  for (const made of changes) await report(`change: ${made.kind}`, () => change(made))
  const { address } = z.object({ address: z.url() }).parse(await call(`${leadPath}/page`))
  for (const [name, path] of Object.entries(pathsOf(lead, new URL(address).pathname))) {
    await call(path)
    await report(name, () => call(path))
  }
  const byHand = { origin: 'phone', name: 'Ann', email: '', town: '', street: '', access: '', note: '', language: null }
  await report('a lead by hand', () =>
    call('/desk/api/leads', { ...byHand, id: crypto.randomUUID(), phone: lead.phone, isWaiting: false }),
  )
  await stop()
  rmSync(folder, { recursive: true })
}

export const measureDesk = async (): Promise<void> => {
  const postgres = startPostgres()
  try {
    await measure('SQLite', '')
    await measure('Postgres', postgres.url)
  } finally {
    postgres.stop()
  }
}
