import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { submitQuote } from '../quotes/submit-quote.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { allRows } from '../testing/test-app.ts'
import { leadStore } from './leads.ts'
import { migrator } from './migrations.ts'
import { openStorage } from './open.ts'
import { outboxStore } from './outbox.ts'
import type { Tables } from './tables.ts'

let postgres: TestPostgres | undefined
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

const form = { project: 'website', form: 'quote' }
const key = '01990000-0abc-7012-8345-6789abcdef01'
const quote = { request: { name: 'Ann', phone: '(559) 555-0101', email: 'ann@example.com', _key: key }, extra: {} }
// What the version before made of these answers: their hash, behind the moment of the key.
const answers = ['website', 'quote', key, 'Ann', '(559) 555-0101', 'ann@example.com', '']
const dedupeKey = `019900000abc${hash('sha256', JSON.stringify(answers))}`
const now = () => new Date().toISOString()

describe.each(['sqlite', 'postgres'] as const)('tables of an earlier version, in %s', (engine) => {
  const settings = () => ({ dataDir: tempDir(), databaseUrl: engine === 'postgres' ? postgres?.url : undefined })

  const open = async (of: ReturnType<typeof settings>) => {
    const storage = await openStorage(of)
    onTestFinished(storage.close)
    return { db: storage.db, leads: leadStore(storage, 'example.com'), outbox: outboxStore(storage) }
  }

  /** Opens tables as the version had them whose last step was `step`. */
  const openBefore = async (step: string) => {
    const of = settings()
    const { db } = await open(of)
    const notify = ['clock', 'heartbeat_steps', 'pushes', 'notices', 'push_subscriptions', 'calendars']
    const desk = [...notify, 'events', 'challenges', 'links', 'sessions', 'passkeys', 'people']
    const rest = ['outbox', 'leads', 'alerts', 'heartbeat', 'kysely_migration', 'kysely_migration_lock']
    for (const table of [...desk, ...rest]) await db.schema.dropTable(table).execute()
    const { error } = await migrator(db).migrateTo(step)
    expect(error).toBeUndefined()
    return { of, db }
  }

  const insert = async (db: Kysely<Tables>, id: string, name: string, dedupe: string | null, received = now()) => {
    await sql`
      insert into leads (id, received_at, project, form, name, phone, email, extra, dedupe_key)
      values (${id}, ${received}, 'website', 'quote', ${name}, '(559) 555-0101', 'ann@example.com', '{}', ${dedupe})`.execute(
      db,
    )
    await sql`
      insert into outbox (id, lead_id, kind, message_id, state, attempts, created_at, due_at)
      values (${`m-${id}`}, ${id}, 'owner-notice', ${`<${id}@example.com>`}, 'waiting', 0, ${received}, ${received})`.execute(
      db,
    )
  }

  test('keep their requests and their messages, though these had no other row before', async () => {
    const { of, db } = await openBefore('002-alerts')
    await insert(db, 'one', 'Ann', null)
    const { leads, outbox } = await open(of)
    await leads.keep({ ...sampleLead, name: 'Bea' }, ['owner-notice'], new Date())
    expect((await allRows(leads.pages({ spam: false }))).map(({ name }) => name).sort()).toEqual(['Ann', 'Bea'])
    expect((await outbox.claim(new Date(), 60_000, 5)).map(({ lead }) => lead.name).sort()).toEqual(['Ann', 'Bea'])
  })

  test('keep a request once that is sent again after the update, with its message', async () => {
    const { of, db } = await openBefore('004-two-indexes')
    await insert(db, 'one', 'Ann', dedupeKey)
    await insert(db, 'two', 'Bea', 'of-no-server')
    await insert(db, 'old', 'Cleo', '0'.repeat(76), new Date(0).toISOString())
    const { leads, outbox } = await open(of)
    expect(await submitQuote(leads, form, quote)).toBe('repeated')
    const kept = new Map((await allRows(leads.pages({ spam: false }))).map(({ name, id }) => [name, id]))
    expect(kept).toEqual(
      new Map([
        ['Ann', expect.stringMatching(/^01990000-0abc-8/)],
        ['Bea', 'two'],
        ['Cleo', 'old'],
      ]),
    )
    const owed = await outbox.claim(new Date(), 60_000, 5)
    expect(owed.map(({ message, lead }) => [message.message_id, lead.name]).sort()).toEqual([
      ['<old@example.com>', 'Cleo'],
      ['<one@example.com>', 'Ann'],
      ['<two@example.com>', 'Bea'],
    ])
  })

  test('keep what every request owes, whether its messages had rows of their own or not', async () => {
    const { of, db } = await openBefore('005-ids-from-keys')
    const moment = '2026-01-02T03:04:05.000Z'
    const kinds = ['owner-notice', 'acknowledgement', 'webhook']
    const rows = [
      { id: 'owing', owes: `${moment} example.com ${kinds.join(' ')}`, spam_reason: null },
      { id: 'settled', owes: null, spam_reason: null },
      { id: 'spam', owes: null, spam_reason: 'honeypot' },
      ...Array.from({ length: 600 }, (_, index) => ({
        id: `many ${index}`,
        owes: `${moment} example.com owner-notice`,
        spam_reason: null,
      })),
    ]
    for (const { id, owes, spam_reason } of rows)
      await sql`
        insert into leads (id, received_at, project, form, name, phone, email, note, extra, owes, spam_reason)
        values (${id}, ${moment}, 'website', 'quote', ${id}, '1', 'ann@example.com', ${`note of ${id}`}, '{}', ${owes},
          ${spam_reason})`.execute(db)
    for (const state of ['sent', 'waiting', 'dead'])
      await sql`
        insert into outbox (id, lead_id, kind, message_id, state, attempts, created_at, due_at, last_error)
        values (${`m-${state}`}, 'settled', 'owner-notice', ${`<${state}@example.com>`}, ${state}, 3, ${moment}, ${moment},
          'refused')`.execute(db)
    const before = await db.selectFrom('outbox').selectAll().orderBy('id').execute()

    const { db: after, outbox } = await open(of)
    const settled = after.selectFrom('outbox').selectAll().where('lead_id', '=', 'settled').orderBy('id')
    expect(await settled.execute()).toEqual(before)
    const owing = await after.selectFrom('outbox').selectAll().where('lead_id', '=', 'owing').execute()
    expect(owing.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted())
    for (const { id, message_id, state, attempts, created_at, due_at } of owing) {
      expect(message_id).toBe(`<${id}@example.com>`)
      expect([state, attempts, created_at, due_at]).toEqual(['waiting', 0, moment, moment])
    }
    expect(await outbox.unsent()).toHaveLength(3 + 600 + 2)
    const kept = await after.selectFrom('leads').select(['id', 'note', 'spam_reason']).execute()
    expect(kept).toHaveLength(rows.length)
    for (const { id, note, spam_reason } of kept)
      expect([note, spam_reason]).toEqual([`note of ${id}`, id === 'spam' ? 'honeypot' : null])
  })

  test('stay as they were when a step fails half through, and are brought up to date once it can', async () => {
    const { of, db } = await openBefore('004-two-indexes')
    await insert(db, 'one', 'Ann', null)
    // The last table that the step makes.
    await sql`create table outbox_of_ids (id text)`.execute(db)
    await expect(openStorage(of)).rejects.toThrow(/cannot be (opened|used)/)
    expect((await sql`select name, dedupe_key from leads`.execute(db)).rows).toEqual([
      { name: 'Ann', dedupe_key: null },
    ])
    await sql`drop table outbox_of_ids`.execute(db)
    const { leads } = await open(of)
    expect((await allRows(leads.pages({ spam: false }))).map(({ name }) => name)).toEqual(['Ann'])
  })
})

test('a server whose tables a newer version has added to starts all the same', async () => {
  const settings = { dataDir: tempDir() }
  const { db, close } = await openStorage(settings)
  await sql`insert into kysely_migration values ('999-of-a-newer-version', ${now()})`.execute(db)
  await close()
  const again = await openStorage(settings)
  onTestFinished(again.close)
  expect(await leadStore(again, 'example.com').keep(sampleLead, [], new Date())).toBe('kept')
})

test('a database in which no table may be made is told by its own reason', async () => {
  const { db, close } = await openStorage({ dataDir: '', databaseUrl: postgres?.url })
  onTestFinished(close)
  await sql`create role guest login`.execute(db)
  await sql`create database empty`.execute(db)
  const databaseUrl = postgres?.url.replace('postgres@localhost/postgres', 'guest@localhost/empty')
  // 42501: insufficient privilege.
  await expect(openStorage({ dataDir: '', databaseUrl })).rejects.toThrow('(42501)')
})
