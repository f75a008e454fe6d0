import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { letterFolder, letterName } from '../mail/letter-file.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { clockStore } from './clock.ts'
import { leadStore } from './leads.ts'
import { openStorage } from './open.ts'
import { outboxStore } from './outbox-store.ts'
import { removal } from './removal.ts'
import { removeExpired, removeOld, startRetention } from './retention.ts'

const day = 24 * 60 * 60 * 1000

/** A storage with leads of these ages in days, each with its letter sent and written to a file. */
const start = async (ages: readonly number[]) => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  onTestFinished(() => storage.close())
  const leads = leadStore(storage, () => 'example.com')
  for (const age of ages)
    await leads.keep({ ...sampleLead, name: `${age} days` }, ['owner-notice'], new Date(Date.now() - age * day))
  const outbox = outboxStore(storage)
  const messages = (await outbox.claim(new Date(), 1, 1000)).map(({ message }) => message)
  for (const { id } of messages) await outbox.markSent(id, new Date())
  mkdirSync(letterFolder(dataDir))
  const files = messages.map((message) => join(letterFolder(dataDir), `${letterName(message)}.eml`))
  for (const file of files) writeFileSync(file, 'x')
  const log = { info: vi.fn(), error: vi.fn() }
  const clock = clockStore(storage, () => new Date(Date.now() - day))
  await clock.trust(new Date())
  const parts = { days: 30, dataDir, store: removal(storage), clock, log }
  const names = async () => (await Array.fromAsync(leads.pages({ spam: false }))).flat().map(({ name }) => name)
  const addSession = async (id: string, days: number) => {
    const [at, expires_at] = [days, days + 30].map((one) => new Date(Date.now() + one * day).toISOString())
    const person = { id: 'p', name: 'Maria', name_key: 'maria', role: 'owner', email: null, removed_at: null } as const
    const session = { id, person_id: 'p', created_at: at ?? '', seen_at: at ?? '', expires_at: expires_at ?? '' }
    await storage.db
      .insertInto('people')
      .values({ ...person, created_at: session.created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await storage.db.insertInto('sessions').values(session).execute()
  }
  return { dataDir, storage, parts, files, names, log, addSession }
}

test('leads older than the setting are removed with their letters when the server starts', async () => {
  const { parts, files, names, log } = await start([31, 29])
  await startRetention(parts).stop()
  expect(await names()).toEqual(['29 days'])
  expect(files.map((file) => existsSync(file))).toEqual([false, true])
  expect(log.info).toHaveBeenCalledWith({ removed: 1, days: 30 }, 'old requests removed')
})

test('a clock three years ahead removes no lead, no letter, no session and no link, at any of its rounds', async () => {
  const { addSession, parts, files, names, storage } = await start([1, 2, 3, 4])
  await addSession('s', 0)
  for (const days of [1095, 1096, 1097]) expect(await removeExpired(parts, new Date(Date.now() + days * day))).toBe(0)
  expect(await names()).toHaveLength(4)
  expect(files.every((file) => existsSync(file))).toBe(true)
  expect(await storage.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test("one round removes at most a twentieth of all leads; the operator's command removes all old ones", async () => {
  const { parts, names } = await start([1, ...Array.from({ length: 60 }, (_, index) => 40 + index)])
  expect(await removeExpired(parts, new Date())).toBe(4)
  expect(await names()).not.toContain('99 days')
  expect(await removeOld(parts, new Date(Date.now() - 30 * day), Number.POSITIVE_INFINITY)).toBe(56)
  expect(await names()).toEqual(['1 days'])
})

test('links, new devices and alerts that were written to files expire like letters', async () => {
  const { dataDir, parts } = await start([1])
  const files = ['desk-link-1.eml', 'desk-device-1.eml', 'alert-1.eml', 'alert-2.eml', 'notes.txt']
  for (const name of files) writeFileSync(join(letterFolder(dataDir), name), 'x')
  for (const name of ['desk-link-1.eml', 'desk-device-1.eml', 'alert-1.eml', 'notes.txt'])
    utimesSync(join(letterFolder(dataDir), name), new Date(), new Date(Date.now() - 31 * day))
  await removeExpired(parts, new Date())
  expect(readdirSync(letterFolder(dataDir))).toEqual(expect.arrayContaining(['alert-2.eml', 'notes.txt']))
  expect(readdirSync(letterFolder(dataDir))).toHaveLength(3)
})

test('a session created by a clock years ahead ends once the clock is right', async () => {
  const { addSession, parts, storage } = await start([1])
  await addSession('now', 0)
  await addSession('ahead', 365)
  await removeExpired(parts, new Date())
  expect(await storage.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'now' }])
})

test('expired sessions and links are removed even if leads are stored forever', async () => {
  const { parts, storage } = await start([1])
  const ended = new Date(Date.now() - 2 * day).toISOString()
  const who = { name: 'Maria', name_key: 'maria', email: null, person_id: null } as const
  const link = { ...who, kind: 'invite', role: 'owner', is_first: 0, used_at: null } as const
  await storage.db
    .insertInto('links')
    .values({ ...link, id: 'l', created_at: ended, expires_at: ended })
    .execute()
  await removeExpired({ ...parts, days: undefined }, new Date())
  expect(await storage.db.selectFrom('links').select('id').execute()).toEqual([])
})

test('no more leads are removed than asked, over several pages', async () => {
  const { parts, storage } = await start([])
  const lead = { ...sampleLead, received_at: new Date(Date.now() - 99 * day).toISOString() }
  const rows = Array.from({ length: 503 }, (_, index) => ({ ...lead, id: String(index) }))
  await storage.db.insertInto('leads').values(rows).execute()
  expect(await removeOld(parts, new Date(), 501)).toBe(501)
  expect(await parts.store.count()).toBe(2)
})

test('a round without old leads logs nothing, and one that fails logs the error', async () => {
  const { parts, log } = await start([1])
  await startRetention(parts).stop()
  expect([log.info.mock.calls, log.error.mock.calls]).toEqual([[], []])
  const clock = { ...parts.clock, mayDelete: () => Promise.reject(new Error('disk full')) }
  await startRetention({ ...parts, clock }).stop()
  expect(log.error.mock.calls).toEqual([[{ stack: expect.stringContaining('disk full') }, 'old requests not removed']])
})
