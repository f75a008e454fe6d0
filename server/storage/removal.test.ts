import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { newDelivery } from './delivery.ts'
import { leadStore, type NewLead } from './leads.ts'
import { openStorage } from './open.ts'
import { outboxStore } from './outbox-store.ts'
import { removal } from './removal.ts'

const lead: NewLead = { ...sampleLead, email: 'Ann@Example.com', note: 'the only secret of this note' }
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

const start = async () => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  onTestFinished(() => storage.close())
  const leads = leadStore(storage, () => 'example.com')
  const names = async () => (await Array.fromAsync(leads.pages({ spam: false }))).flat().map(({ name }) => name)
  return { dataDir, storage, leads, names, outbox: outboxStore(storage), store: removal(storage) }
}

test('a removed person is in no row and no byte of the files', async () => {
  const { dataDir, leads, names, outbox, store } = await start()
  await leads.keep(lead, ['owner-notice'], day(1))
  await leads.keep(
    { ...lead, name: 'Bea', email: 'bea@example.com', reply_to: 'ANN@example.com', note: null },
    [],
    day(2),
  )
  await leads.keep({ ...lead, name: 'Joanna', email: 'joann@example.com', note: null }, [], day(3))
  await outbox.claim(day(3), 1, 5)
  await leads.keep(lead, ['owner-notice'], day(4))
  const removed = await store.forget(' ann@example.com')
  expect([removed.leads, removed.messages.map(({ kind }) => kind)]).toEqual([3, ['owner-notice', 'owner-notice']])
  expect(await names()).toEqual(['Joanna'])
  expect(await outbox.unsent()).toEqual([])
  const bytes = ['leads.db', 'leads.db-wal'].map((file) => readFileSync(join(dataDir, file), 'latin1')).join('')
  expect(bytes).not.toContain('the only secret')
  expect(bytes).not.toContain('Ann@Example.com')
})

test('a program that reads the database keeps the WAL from being truncated, and the result says so', async () => {
  const { dataDir, leads, store } = await start()
  await leads.keep(lead, [], day(1))
  const reader = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM leads').get()
  expect(await store.forget('ann@example.com')).toMatchObject({ leads: 1, isErased: false })
  reader.close()
  expect(await store.forget('ann@example.com')).toMatchObject({ leads: 0, isErased: true })
})

test('old leads are removed, except those with a waiting letter', async () => {
  const { leads, names, outbox, store } = await start()
  await leads.keep({ ...lead, name: 'old' }, ['owner-notice'], day(1))
  const [claimed] = await outbox.claim(day(1), 1, 1)
  await outbox.markSent(claimed?.message.id ?? '', day(1))
  await leads.keep({ ...lead, name: 'old and owing' }, ['owner-notice'], day(2))
  await leads.keep({ ...lead, name: 'new' }, [], day(20))
  expect(await store.expire(day(10))).toMatchObject({ leads: 1, messages: [{ kind: 'owner-notice' }] })
  expect(await store.expire(day(10))).toMatchObject({ leads: 0 })
  expect(await names()).toEqual(['new', 'old and owing'])
})

test('a person is found by phone number or address, and leads are counted up to a day', async () => {
  const { leads, store } = await start()
  await leads.keep({ ...lead, id: 'one', phone: '(559) 555-0101' }, [], day(1))
  await leads.keep({ ...lead, id: 'two', phone: '', email: 'bea@example.com' }, [], day(2))
  const found = async (who: string) => (await store.find(who)).map(({ id }) => id)
  expect([await found('559 555 0101'), await found('BEA@example.com'), await found('no number')]).toEqual([
    ['one'],
    ['two'],
    [],
  ])
  expect([await store.count(), await store.count(day(2)), await store.count(day(1))]).toEqual([2, 1, 0])
})

test('messages without a lead are removed once they are old and sent', async () => {
  const { storage, store } = await start()
  const add = (id: string, more: object) =>
    storage.db
      .insertInto('outbox')
      .values({ ...newDelivery(id, day(1).toISOString()), lead_id: null, kind: 'numbers', message_id: id, ...more })
      .execute()
  await add('waiting', {})
  await add('sent', { state: 'sent' })
  await add('new', { state: 'sent', created_at: day(5).toISOString() })
  expect((await store.expireMessages(day(5))).map(({ id }) => id)).toEqual(['sent'])
})

test('a link stays for a day after it has expired, and then goes', async () => {
  const { storage, store } = await start()
  const who = { name: 'Maria', name_key: 'maria', email: null, person_id: null } as const
  const link = { ...who, kind: 'invite', role: 'owner', is_first: 0, used_at: null } as const
  await storage.db
    .insertInto('links')
    .values({ ...link, id: 'l', created_at: day(1).toISOString(), expires_at: day(2).toISOString() })
    .execute()
  const left = async () => (await storage.db.selectFrom('links').select('id').execute()).length
  await store.expireKeys(day(3))
  expect(await left()).toBe(1)
  await store.expireKeys(new Date(day(3).getTime() + 1))
  expect(await left()).toBe(0)
})
