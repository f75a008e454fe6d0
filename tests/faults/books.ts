import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { DeliveryState } from '../../contract/desk/lead.ts'
import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open.ts'
import type { MessageKind } from '../../server/storage/tables.ts'

const read = async ({ db }: Storage) => ({
  leads: await db.selectFrom('leads').select(['id', 'name', 'spam_reason']).execute(),
  messages: await db.selectFrom('outbox').select(['lead_id', 'kind', 'message_id', 'state']).execute(),
})

/**
 * Checks the database after a fault: every acknowledged quote request is stored exactly once with its two letters, and
 * every letter has a lead.
 */
export const checkBooks = async (settings: StorageSettings, acknowledged: readonly string[]) => {
  const storage = await openStorage(settings)
  const { leads, messages } = await read(storage)
  await storage.close()
  const names = leads.map(({ name }) => name)
  expect(new Set(names).size, 'no request is there twice').toBe(names.length)
  const there = new Set(names)
  expect(
    acknowledged.filter((name) => !there.has(name)),
    'every acknowledged request is there',
  ).toEqual([])
  const kinds = Map.groupBy(messages, ({ lead_id }) => lead_id)
  const half = leads.filter(
    ({ id }) =>
      (kinds.get(id) ?? [])
        // Above the hourly limit, a notice becomes a digest.
        .map(({ kind }) => (kind === 'digest' ? 'owner-notice' : kind))
        .sort()
        .join() !== pair,
  )
  expect(half, 'each request owes its two letters').toEqual([])
  expect(messages.length, 'no letter is without its request').toBe(leads.length * 2)
  return { leads, messages }
}

/** Letters that the mail server should have by now, without those withheld by the limits. */
export const checkArrived = (
  ids: readonly string[],
  messages: readonly { message_id: string; state: DeliveryState; kind: MessageKind }[],
) => {
  const arrived = new Set(ids)
  const single = messages.filter(({ kind }) => kind !== 'digest')
  const sent = single.filter(({ state }) => state === 'sent').map(({ message_id }) => message_id)
  expect(
    single.filter(({ state }) => state !== 'sent' && state !== 'withheld'),
    'nothing waits',
  ).toEqual([])
  expect(
    sent.filter((id) => !arrived.has(id)),
    'every letter arrived',
  ).toEqual([])
  const known = new Set(messages.map(({ message_id }) => message_id))
  expect(
    ids.filter((id) => !known.has(id)),
    'none came under another Message-ID',
  ).toEqual([])
}

const pair = 'acknowledgement,owner-notice'

/** True if SQLite finds its file intact. */
export const isWhole = (file: string): boolean => {
  const db = new DatabaseSync(file)
  const check = db.prepare('PRAGMA integrity_check').get()
  db.close()
  return check?.integrity_check === 'ok'
}

/** Expires every lease, as minutes of waiting would. */
export const endLeases = async (settings: StorageSettings) => {
  const storage = await openStorage(settings)
  const now = new Date().toISOString()
  await storage.db
    .updateTable('outbox')
    .set({ leased_until: null, due_at: now })
    .where('state', '=', 'waiting')
    .where('kind', '!=', 'digest')
    .execute()
  await storage.close()
}
