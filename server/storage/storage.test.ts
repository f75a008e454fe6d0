import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { engines, withPostgres } from '../testing/both-engines.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { leadStore, type NewLead } from './leads.ts'
import { openStorage, type Storage } from './open.ts'
import { outboxStore } from './outbox-store.ts'

const lead: NewLead = { ...sampleLead, name: 'Ann 👩‍🔧', note: 'one\ntwo', extra: '{"__proto__":"1"}' }

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const both = ['owner-notice', 'acknowledgement'] as const

const { open } = withPostgres()

describe.each(engines)('storage in %s', (engine) => {
  let storage: Storage
  const stores = () => ({ leads: leadStore(storage, () => 'example.com'), outbox: outboxStore(storage) })

  beforeEach(async () => {
    storage = await open(engine, ['outbox', 'leads'])
  })

  test('stores a lead and returns it unchanged', async () => {
    const { leads } = stores()
    expect(await leads.keep(lead, both, at(1))).toBe('kept')
    const rows = await storage.db.selectFrom('leads').selectAll().execute()
    expect(rows).toMatchObject([{ ...lead, received_at: at(1).toISOString() }])
  })

  test('stores repeated leads once, however many arrive together', async () => {
    const { leads, outbox } = stores()
    const kept = await Promise.all(Array.from({ length: 5 }, () => leads.keep({ ...lead, id: 'k' }, both, at(1))))
    expect(kept.filter((one) => one === 'kept')).toHaveLength(1)
    expect(await outbox.unsent()).toHaveLength(2)
  })

  test('lists the newest first, over several pages, and spam separately', async () => {
    const { leads } = stores()
    const rows = Array.from({ length: 1005 }, (_, index) => ({
      ...lead,
      id: String(index),
      received_at: at(index >> 1).toISOString(),
      spam_reason: index === 7 ? 'honeypot' : null,
    }))
    await storage.db.insertInto('leads').values(rows).execute()
    const listed = (await Array.fromAsync(leads.pages({ spam: false }))).flat()
    expect(new Set(listed.map(({ id }) => id)).size).toBe(1004)
    expect(listed.map(({ received_at }) => received_at)).toEqual(
      listed
        .map((row) => row.received_at)
        .sort()
        .reverse(),
    )
    expect((await Array.fromAsync(leads.pages({ spam: true }))).flat().map(({ id }) => id)).toEqual(['7'])
  })

  test('lets one sender claim each due letter', async () => {
    const { leads, outbox } = stores()
    for (let count = 0; count < 4; count += 1) await leads.keep(lead, both, at(1))
    const claims = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(at(2), 60_000, 3)))
    const ids = claims.flat().map(({ message }) => message.id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest = await outbox.claim(at(3), 60_000, 10)
    expect(ids.length + rest.length).toBe(8)
  })

  test('lets another sender claim the same letter once its lease has expired', async () => {
    const { leads, outbox } = stores()
    await leads.keep(lead, ['owner-notice'], at(1))
    const [first] = await outbox.claim(at(2), 10_000, 1)
    expect(await outbox.claim(at(11), 10_000, 1)).toEqual([])
    const [second] = await outbox.claim(at(12), 10_000, 1)
    expect(second?.message.message_id).toBe(first?.message.message_id)
    expect(second?.lead.email).toBe('ann@example.com')
  })

  test('ignores due times and leases that a wrong clock set far ahead', async () => {
    const { leads, outbox } = stores()
    const nextYear = new Date(Date.UTC(2027, 0, 1))
    await leads.keep(lead, both, nextYear)
    expect(await outbox.claim(nextYear, 60_000, 1)).toHaveLength(1)
    expect(await outbox.claim(at(1), 60_000, 3)).toHaveLength(2)
    expect(await outbox.claim(at(2), 60_000, 3)).toEqual([])
  })

  test('never claims a sent or dead letter again, and a failed one later', async () => {
    const { leads, outbox } = stores()
    for (let count = 0; count < 3; count += 1) await leads.keep(lead, ['owner-notice'], at(1))
    const [sent, failed, dead] = (await outbox.claim(at(2), 60_000, 3)).map(({ message }) => message.id)
    await outbox.markSent(sent ?? '', at(3))
    await outbox.markFailed(failed ?? '', { error: 'refused', attempts: 1, dueAt: at(20), isDead: false })
    await outbox.markFailed(dead ?? '', { error: 'refused', attempts: 9, dueAt: at(20), isDead: true })
    expect(await outbox.claim(at(19), 60_000, 3)).toEqual([])
    expect((await outbox.claim(at(21), 60_000, 3)).map(({ message }) => message.id)).toEqual([failed])
    expect((await outbox.unsent()).map(({ state }) => state).sort()).toEqual(['dead', 'waiting'])
  })
})

describe('storage that cannot be opened', () => {
  test('reports an unwritable folder', async () => {
    const file = join(tempDir(), 'file')
    writeFileSync(file, '')
    await expect(openStorage({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^The data folder .* cannot be written \(ENOTDIR\): .* set DATA_DIR to another folder\.$/,
    )
  })

  test('reports a file that is not a database', async () => {
    const dir = tempDir()
    writeFileSync(join(dir, 'leads.db'), 'this is text, and long enough to be no database at all'.repeat(100))
    await expect(openStorage({ dataDir: dir })).rejects.toThrow(/^The database .* cannot be opened \(.*\): restore it/)
  })

  test('reports a Postgres that does not answer', async () => {
    await expect(openStorage({ dataDir: '', databaseUrl: 'postgres://localhost:1/leads' })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used \(ECONNREFUSED\)/,
    )
  })
})
