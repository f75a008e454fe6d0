import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { leadStates } from '../../contract/desk/lead.ts'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { openStorage, type Storage } from '../../server/storage/open.ts'
import { orderedId } from '../../server/storage/ordered-id.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { sampleLead } from '../../server/testing/sample-lead.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { startServerProcess } from '../server-process.ts'

const count = Number(process.env.LEADS ?? 50_000)
const tries = Number(process.env.TRIES ?? 60)
const minute = 60_000

/** Leads of two years, newest first: twenty waiting, the rest in every state. */
const leadAt = (index: number) => {
  const at = new Date(Date.now() - index * 21 * minute)
  const isOld = index >= 20
  return {
    ...sampleLead,
    ...{ id: orderedId(at), received_at: at.toISOString(), name: `Visitor ${index}`, extra: '{"panels":"18"}' },
    ...{ source_page: `/page-${index % 30}`, spam_reason: index % 50 === 0 ? '4 links' : null },
    progress: isOld ? leadStates[(index % 5) + 1] : ('new' as const),
    ...(isOld && { answered_at: new Date(at.getTime() + 30 * minute).toISOString(), quoted_cents: 18_000 }),
  }
}

const fill = async ({ db }: Storage) => {
  const batch = 200
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < count; first += batch) {
      const leads = Array.from({ length: batch }, (_, index) => leadAt(first + index))
      await trx.insertInto('leads').values(leads).execute()
    }
  })
}

const signIn = async (storage: Storage) => {
  const token = await linkStore(storage).create({ kind: 'invite', name: 'Olga', role: 'owner' }, new Date())
  return `desk=${(await peopleStore(storage).enter(token, {}, new Date())).token}`
}

const pathsOf = (lead: { id: string; received_at: string }): Record<string, string> => ({
  // Baseline of any call on this machine.
  'who is signed in': '/session',
  'inbox, waiting': '/leads',
  'inbox, all': '/leads?filter=all',
  'inbox, the last page': `/leads?filter=all&after=${lead.received_at}_${lead.id}`,
  'inbox, possible spam': '/leads?filter=spam',
  'search, a name that many have': '/leads?filter=all&search=visitor%2049',
  'search, a phone number': '/leads?filter=all&search=555-4999',
  'search, words that no lead holds': '/leads?filter=all&search=zeppel%C3%ADn%20azul',
  'a lead': `/leads/${lead.id}`,
  numbers: '/numbers',
  people: '/people',
  'the calendar feed': '/calendar',
})

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
  if (databaseUrl) await sql`analyze leads`.execute(storage.db)
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
  const call = async (path: string, body?: object) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const headers = { cookie, origin: 'http://localhost:4321', 'content-type': 'application/json' }
    const answer = await fetch(`${url}/desk/api${path}`, { headers, ...sent })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    await answer.text()
  }
  console.log(`${engine}, ${count} leads, p95 in ms of ${tries} calls each`)
  for (const [name, path] of Object.entries(pathsOf(lead))) {
    await call(path)
    console.log(`  ${name}  ${await measureCall(() => call(path), processorMs)}`)
  }
  let version = lead.version
  const note = () => ({ id: crypto.randomUUID(), version: version++, change: { kind: 'note', text: 'Called back' } })
  console.log(`  a change  ${await measureCall(() => call(`/leads/${lead.id}/changes`, note()), processorMs)}`)
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
