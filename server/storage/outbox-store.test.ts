import { describe, expect, onTestFinished, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { newDelivery } from './delivery.ts'
import { leadStore } from './leads.ts'
import { isOwnerLetter, outboxStore, reviveMessages } from './outbox-store.ts'
import { filedSince, outboxSummary } from './outbox-summary.ts'
import { heartbeatMark, type MessageKind, messageKinds, type OutboxRow } from './tables.ts'

const hour = 60 * 60_000
const now = new Date('2026-03-02T20:00:00.000Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * hour)

/** A storage with the leads `ann` and `bob`, and a function that adds a message. */
const start = async () => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  const leads = leadStore(storage, () => 'example.com')
  for (const name of ['ann', 'bob'])
    await leads.keep({ ...sampleLead, id: name, name, email: `${name}@example.com` }, [], now)
  const add = async (id: string, kind: MessageKind, more: Partial<OutboxRow> = {}) => {
    const row = { ...newDelivery(id, now.toISOString()), lead_id: 'ann', kind, message_id: id, ...more }
    await storage.db.insertInto('outbox').values(row).execute()
  }
  const rows = () => storage.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return { storage, db: storage.db, outbox: outboxStore(storage), add, rows }
}
const idsOf = (owed: readonly { message: { id: string } }[]) => owed.map(({ message }) => message.id).sort()

describe('claiming', () => {
  test('takes each kind of message on its own way', async () => {
    const { add, outbox } = await start()
    for (const kind of messageKinds) await add(kind, kind, kind === 'numbers' ? { lead_id: null } : {})
    const apart = ['digest', 'numbers', 'webhook']
    expect(idsOf(await outbox.claim(now, hour, 100))).toEqual(
      messageKinds.filter((kind) => !apart.includes(kind)).toSorted(),
    )
    expect(idsOf(await outbox.claimCalls(now, hour, 100))).toEqual(['webhook'])
    expect(idsOf(await outbox.claimDigest(now, hour, 100))).toEqual(['digest'])
    expect((await outbox.claimNumbers(now, hour, 100)).map(({ id }) => id)).toEqual(['numbers'])
  })

  test('withholds the reminders of a lead that somebody has answered, and says why', async () => {
    const { add, db, outbox, rows } = await start()
    await db.updateTable('leads').set({ progress: 'contacted' }).where('id', '=', 'ann').execute()
    await add('answered', 'unanswered')
    await add('visit', 'visit-tomorrow')
    await add('waiting', 'unanswered', { lead_id: 'bob' })
    expect(idsOf(await outbox.claim(now, hour, 100))).toEqual(['visit', 'waiting'])
    expect((await rows())[0]).toMatchObject({ state: 'withheld', last_error: 'Somebody has answered meanwhile' })
  })
})

test('notices and reminders are letters to the owner about one lead', () => {
  expect(messageKinds.filter((kind) => !isOwnerLetter(kind))).toEqual([
    ...['acknowledgement', 'webhook', 'digest', 'heartbeat', 'numbers'],
  ])
})

describe('an outcome', () => {
  test('of a sent message ends its lease and its error, and counts the attempt', async () => {
    const { add, outbox, rows } = await start()
    for (const id of ['filed', 'other', 'sent'])
      await add(id, 'owner-notice', { attempts: 2, last_error: 'late', leased_until: inHours(1).toISOString() })
    await Promise.all([outbox.markSent('sent', now), outbox.markSent('filed', now, 'filed')])
    const left = { attempts: 3, last_error: null, leased_until: null, sent_at: now.toISOString() }
    expect(await rows()).toMatchObject([
      { ...left, state: 'filed' },
      { state: 'waiting', attempts: 2, last_error: 'late', sent_at: null },
      { ...left, state: 'sent' },
    ])
  })

  test.each([true, false])('of a failed message holds its error and next time; dead: %s', async (isDead) => {
    const { add, outbox, rows } = await start()
    await add('m', 'owner-notice')
    await outbox.markFailed('m', { error: 'refused', attempts: 4, dueAt: inHours(2), isDead })
    expect(await rows()).toMatchObject([
      { state: isDead ? 'dead' : 'waiting', attempts: 4, last_error: 'refused', due_at: inHours(2).toISOString() },
    ])
  })
})

test('a letter of the owner moves into the digest that is due then', async () => {
  const { add, outbox, rows } = await start()
  await add('m', 'owner-notice')
  await outbox.moveToDigest('m', inHours(1))
  expect(await rows()).toMatchObject([{ kind: 'digest', state: 'waiting', due_at: inHours(1).toISOString() }])
})

describe('reviving', () => {
  const prepare = async () => {
    const parts = await start()
    const later = inHours(5).toISOString()
    await parts.add('dead', 'owner-notice', { state: 'dead', attempts: 20, due_at: later })
    await parts.add('due', 'owner-notice', { attempts: 1 })
    await parts.add('late', 'owner-notice', { attempts: 3, due_at: later })
    await parts.add('other', 'owner-notice', { lead_id: 'bob', attempts: 3, due_at: later })
    await parts.add('sent', 'owner-notice', { state: 'sent', due_at: later })
    return parts
  }
  const created = now.toISOString()
  const at = inHours(1).toISOString()

  test('makes waiting messages due, queues dead ones as new, and returns their number', async () => {
    const { outbox, rows } = await prepare()
    expect(await outbox.revive(inHours(1))).toBe(3)
    expect(await rows()).toMatchObject([
      { id: 'dead', state: 'waiting', attempts: 0, due_at: at, created_at: at },
      { id: 'due', due_at: created, attempts: 1 },
      { id: 'late', state: 'waiting', attempts: 3, due_at: at, created_at: created },
      { id: 'other', due_at: at },
      { id: 'sent', state: 'sent', due_at: inHours(5).toISOString() },
    ])
  })

  test('of one lead leaves the messages of another', async () => {
    const { rows, storage } = await prepare()
    expect(await storage.write((trx) => reviveMessages(trx, inHours(1), 'bob'))).toBe(1)
    expect((await rows()).filter(({ due_at }) => due_at === at).map(({ id }) => id)).toEqual(['other'])
  })
})

test('unsent messages are listed oldest first, with those of no lead and without those of the heartbeat', async () => {
  const { add, db, outbox } = await start()
  await db.updateTable('leads').set({ project: heartbeatMark }).where('id', '=', 'bob').execute()
  await add('1', 'owner-notice', { created_at: inHours(2).toISOString(), state: 'dead' })
  await add('2', 'numbers', { created_at: inHours(1).toISOString(), lead_id: null })
  await add('3', 'heartbeat', { lead_id: 'bob' })
  for (const state of ['sent', 'filed', 'withheld'] as const) await add(state, 'owner-notice', { state })
  expect(await outbox.unsent()).toMatchObject([
    { kind: 'numbers', name: null, email: null },
    { kind: 'owner-notice', state: 'dead', name: 'ann', email: 'ann@example.com' },
  ])
})

describe('the limits on letters count', () => {
  test('acknowledgements sent since a moment, except by a clock that was days ahead', async () => {
    const { add, outbox } = await start()
    for (const [index, hours] of [-0.001, 0, 47.9, 48].entries())
      await add(String(index), 'acknowledgement', { state: 'sent', sent_at: inHours(hours).toISOString() })
    await add('notice', 'owner-notice', { state: 'sent', sent_at: inHours(1).toISOString() })
    const sent = await outbox.acknowledgedSince(now)
    expect(sent.map(({ at }) => at).sort((a, b) => Number(a) - Number(b))).toEqual([now, inHours(47.9)])
    expect(sent[0]?.email).toBe('ann@example.com')
  })

  test('letters to the owner sent since a moment, and those about possible spam', async () => {
    const { add, db, outbox } = await start()
    await db.updateTable('leads').set({ spam_reason: '5 links' }).where('id', '=', 'bob').execute()
    for (const [index, hours] of [-0.001, 0, 47.9, 48].entries())
      await add(String(index), 'owner-notice', { state: 'sent', sent_at: inHours(hours).toISOString() })
    await add('spam', 'owner-notice', { state: 'sent', sent_at: inHours(1).toISOString(), lead_id: 'bob' })
    await add('reminder', 'unopened', { state: 'sent', sent_at: inHours(1).toISOString() })
    await add('other', 'acknowledgement', { state: 'sent', sent_at: inHours(1).toISOString() })
    expect(await outbox.ownerLettersSince(now)).toEqual({ all: 4, spam: 1 })
  })
})

test('the summary counts waiting and dead messages and has the oldest waiting one', async () => {
  const { add, storage } = await start()
  expect(await outboxSummary(storage)).toEqual({ waiting: 0, givenUp: 0, oldestWaiting: undefined })
  await add('1', 'owner-notice', { created_at: inHours(-1).toISOString() })
  await add('2', 'owner-notice')
  await add('3', 'owner-notice', { state: 'dead', created_at: inHours(-9).toISOString() })
  for (const [index, hours] of [-1, 0, 1].entries())
    await add(`filed ${index}`, 'owner-notice', { state: 'filed', sent_at: inHours(hours).toISOString() })
  await add('sent', 'owner-notice', { state: 'sent', sent_at: inHours(1).toISOString() })
  expect(await outboxSummary(storage)).toEqual({ waiting: 2, givenUp: 1, oldestWaiting: inHours(-1) })
  expect(await filedSince(storage, now.toISOString())).toBe(2)
})
