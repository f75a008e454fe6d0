import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { DeliveryState } from '../../contract/desk/lead.ts'
import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open.ts'

const read = async ({ db }: Storage) => ({
  leads: await db.selectFrom('leads').select(['id', 'name', 'spam_reason']).execute(),
  messages: await db.selectFrom('outbox').select(['lead_id', 'kind', 'message_id', 'state']).execute(),
})

/**
 * Opens what the server kept and holds it to its promise: every acknowledged request is there exactly once, each with
 * its two letters and no other, and no letter without its request.
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
        // Above the owner's limit of an hour a notice is told in a digest.
        .map(({ kind }) => (kind === 'digest' ? 'owner-notice' : kind))
        .sort()
        .join() !== pair,
  )
  expect(half, 'each request owes its two letters').toEqual([])
  expect(messages.length, 'no letter is without its request').toBe(leads.length * 2)
  return { leads, messages }
}

/** What of these messages the mail server should hold by now: what is left out by the limits on letters is not. */
export const checkArrived = (
  ids: readonly string[],
  messages: readonly { message_id: string; state: DeliveryState }[],
) => {
  const arrived = new Set(ids)
  const sent = messages.filter(({ state }) => state === 'sent').map(({ message_id }) => message_id)
  expect(
    messages.filter(({ state }) => state !== 'sent' && state !== 'withheld'),
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

/** Whether SQLite finds its file whole. */
export const isWhole = (file: string): boolean => {
  const db = new DatabaseSync(file)
  const check = db.prepare('PRAGMA integrity_check').get()
  db.close()
  return check?.integrity_check === 'ok'
}
