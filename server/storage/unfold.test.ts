import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { sampleLead as lead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { all } from '../testing/test-app.ts'
import { leadStore } from './leads.ts'
import { openStorage, type StorageSettings } from './open.ts'
import { outboxStore } from './outbox.ts'
import { removal } from './removal.ts'
import { unfold, unfoldAll } from './unfold.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const both = ['owner-notice', 'acknowledgement'] as const

let postgres: TestPostgres | undefined
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('what a request owes by its row, in %s', (engine) => {
  const open = async (settings: StorageSettings) => {
    const storage = await openStorage(settings)
    onTestFinished(storage.close)
    return { storage, leads: leadStore(storage, 'example.com'), outbox: outboxStore(storage) }
  }
  const start = async () => {
    const settings = { dataDir: tempDir(), databaseUrl: engine === 'postgres' ? postgres?.url : undefined }
    const opened = await open(settings)
    await opened.storage.db.deleteFrom('outbox').execute()
    await opened.storage.db.deleteFrom('leads').execute()
    const messages = () => opened.storage.db.selectFrom('outbox').selectAll().execute()
    return { settings, messages, ...opened }
  }

  test('is there though no message could be written', async () => {
    const { leads, messages, outbox, storage } = await start()
    await storage.db.schema.alterTable('outbox').renameTo('gone').execute()
    try {
      await leads.keep(lead, both, at(1))
      await expect(outbox.claim(at(2), 60_000, 5)).rejects.toThrow()
    } finally {
      await storage.db.schema.alterTable('gone').renameTo('outbox').execute()
    }
    expect(await outbox.claim(at(2), 60_000, 5)).toHaveLength(2)
    expect(await outbox.claim(at(3), 60_000, 5)).toEqual([])
    const kinds = new Map((await messages()).map(({ kind, created_at }) => [kind, created_at]))
    expect(kinds).toEqual(new Map(both.map((kind) => [kind, at(1).toISOString()])))
  })

  test('is written out once, whoever does it at the same time, the oldest first', async () => {
    const { leads, messages, settings, storage } = await start()
    const others = [await open(settings), await open(settings)]
    for (let count = 0; count < 50; count += 1) await leads.keep(lead, both, at(count))
    expect(await unfold(storage)).toBe(20)
    expect((await messages()).every(({ created_at }) => created_at < at(20).toISOString())).toBe(true)
    await Promise.all([storage, ...others.map((one) => one.storage)].map(unfoldAll))
    const written = await messages()
    expect([written.length, new Set(written.map(({ lead_id, kind }) => lead_id + kind)).size]).toEqual([100, 100])
  })

  test('changes nothing in the list, which holds each request once and in its place', async () => {
    const { leads, storage } = await start()
    const counts = Array.from({ length: 1100 }, (_, index) => index)
    await Promise.all(
      counts.map((count) => leads.keep({ ...lead, name: String(count) }, count % 3 ? both : [], at(count))),
    )
    await unfold(storage)
    const names = (await all(leads.newestFirst({ spam: false }))).map(({ name }) => Number(name))
    expect(names).toEqual(counts.toReversed())
  })

  test('goes with the request, and keeps an old one', async () => {
    const { leads, outbox, storage } = await start()
    await leads.keep({ ...lead, email: 'bea@example.com' }, both, at(1))
    await leads.keep(lead, both, at(2))
    const { expire, forget } = removal(storage)
    expect(await expire(at(10))).toMatchObject({ leads: 0 })
    expect(await forget('bea@example.com')).toMatchObject({ leads: 1, messages: [] })
    expect((await outbox.unsent()).map(({ email }) => email)).toEqual([lead.email, lead.email])
  })

  test('is what spam owes that is taken out of it', async () => {
    const { leads, outbox } = await start()
    await leads.keep({ ...lead, spam_reason: 'honeypot' }, [], at(1))
    const [{ id } = { id: '' }] = await all(leads.newestFirst({ spam: true }))
    const rescued = [await leads.rescue(id, both, at(9)), await leads.rescue(id, both, at(9))]
    expect(rescued).toEqual([true, false])
    expect((await outbox.unsent()).map(({ created_at }) => created_at)).toEqual(both.map(() => at(9).toISOString()))
  })
})
