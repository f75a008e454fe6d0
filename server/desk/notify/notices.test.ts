import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../../contract/desk/lead.ts'
import { pushSubscriptionSchema } from '../../../contract/desk/push.ts'
import { copyStorage } from '../../ops/commands/copy.ts'
import { leadStore } from '../../storage/leads.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { removal } from '../../storage/removal.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { startPushService } from '../../testing/push-service.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { at, minute, noticeParts, noticeTables } from '../../testing/test-notices.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import { sessionStore } from '../accounts/session-store.ts'
import { changeStore } from '../leads/change-store.ts'
import { noticeRound } from './notices.ts'
import { subscriptionStore } from './subscription-store.ts'

const databases = withPostgres()

describe.each(engines)('notices, in %s', (engine) => {
  let storage: Storage
  let service: Awaited<ReturnType<typeof startPushService>>
  let dir: string
  beforeEach(async () => {
    dir = tempDir()
    service = await startPushService()
    storage = await databases.open(engine, noticeTables, dir)
  })

  const parts = (over: Storage = storage) => noticeParts(over, dir)
  const round = (minutes: number) => noticeRound(parts(), at(minutes))

  const enter = async (name = 'Olga') => {
    const token = await linkStore(storage).create({ kind: 'invite', name, role: 'owner' }, at(0))
    const signedIn = await sessionStore(storage).read((await peopleStore(storage).enter(token, {}, at(0))).token, at(0))
    if (!signedIn) throw new Error('Expected somebody')
    return signedIn
  }
  const device = async (signedIn: Awaited<ReturnType<typeof enter>>) => {
    const added = service.addDevice()
    await subscriptionStore(storage).keep(signedIn, added.subscription, at(0))
    return { ...added, titles: () => added.received.map(({ news }) => news.title) }
  }
  const ask = async (more: Partial<typeof sampleLead> = {}) => {
    const id = randomUUID()
    const lead = {
      ...sampleLead,
      name: 'Rosa Martinez',
      note: 'I live in Xenia',
      extra: '{"panels":"22"}',
      ...more,
      id,
    }
    await leadStore(storage, () => 'example.com').keep(lead, ['owner-notice'], at(0))
    return id
  }
  const changes = () => changeStore(storage, { owes: [], mailDomain: () => 'example.com' })
  const act = (id: string, personId: string, change: Change, version = 0) =>
    changes().change(id, { id: randomUUID(), version, change }, personId, at(1))
  const claim = async (minutes: number) =>
    (await outboxStore(storage).claim(at(minutes), minute, 5)).map(({ message }) => message.kind).sort()
  const reminders = async () => {
    const rows = await storage.db.selectFrom('outbox').select(['kind', 'state']).orderBy('created_at').execute()
    return rows.filter(({ kind }) => kind !== 'owner-notice').map(({ kind, state }) => `${kind} ${state}`)
  }

  test('a lead is pushed at once to every device, with name, town and request', async () => {
    const olga = await enter()
    const [phone, tablet] = [await device(olga), await device(olga)]
    const id = await ask()
    await round(0)
    expect(phone.titles()).toEqual(['Rosa M. in Xenia asks for a price: 22 panels'])
    expect(tablet.received).toMatchObject([{ news: { path: `/desk/leads/${id}`, body: 'I live in Xenia' } }])
    await round(1)
    expect(phone.received).toHaveLength(1)
  })

  test('an unanswered lead causes reminders: after 2 minutes by email, after 1 h and before the promise ends by both', async () => {
    const phone = await device(await enter())
    await ask()
    for (const minutes of [0, 1, 2, 3, 59, 60, 61, 89, 90, 91, 200, 60 * 24 * 2]) await round(minutes)
    expect(phone.titles().slice(1)).toEqual(['Rosa M. in Xenia is waiting', 'Rosa M. in Xenia is still waiting'])
    expect(await reminders()).toEqual(['unopened waiting', 'unanswered waiting', 'promise-ends waiting'])
  })

  test('opening a lead ends its first reminders, answering it ends all', async () => {
    const olga = await enter()
    const phone = await device(olga)
    const [opened, answered] = [await ask(), await ask({ name: 'Bea' })]
    await round(0)
    await changes().open(opened, at(1))
    await act(answered, olga.person.id, { kind: 'call' })
    await round(5)
    expect(await reminders()).toEqual([])
    await round(61)
    expect(phone.titles().filter((title) => title.includes('waiting'))).toEqual(['Rosa M. in Xenia is waiting'])
    await act(opened, olga.person.id, { kind: 'call' })
    await claim(62)
    expect(await reminders()).toEqual(['unanswered withheld'])
  })

  test('a reminder claimed by a dead server is withheld once somebody has answered', async () => {
    const [olga, id] = [await enter(), await ask()]
    await round(61)
    expect(await claim(61)).toEqual(['owner-notice', 'unanswered'])
    await act(id, olga.person.id, { kind: 'call' })
    expect(await claim(63)).toEqual(['owner-notice'])
    expect(await reminders()).toEqual(['unanswered withheld'])
  })

  test('without devices there is no email after 2 minutes, and the others are sent', async () => {
    await enter()
    await ask()
    for (const minutes of [0, 3, 61]) await round(minutes)
    expect(await reminders()).toEqual(['unanswered waiting'])
  })

  test('possible spam causes no notice, and neither does a desk without people', async () => {
    await ask()
    await round(61)
    expect(await reminders()).toEqual([])
    const phone = await device(await enter())
    await storage.db.deleteFrom('leads').execute()
    await ask({ spam_reason: '4 links' })
    await round(61)
    expect([phone.received, await reminders()]).toEqual([[], []])
  })

  test('after hours of downtime each device gets one notice of a lead', async () => {
    const phone = await device(await enter())
    await ask()
    await round(100)
    expect([phone.titles(), await reminders()]).toEqual([
      ['Rosa M. in Xenia is still waiting'],
      ['promise-ends waiting'],
    ])
  })

  test('several servers send each notice once', async () => {
    const phone = await device(await enter())
    const others = await Promise.all([databases.open(engine, [], dir), databases.open(engine, [], dir)])
    for (let count = 0; count < 6; count += 1) await ask({ name: `Ann ${count}` })
    for (const minutes of [0, 61])
      await Promise.all([storage, ...others].map((one) => noticeRound(parts(one), at(minutes))))
    await round(61)
    expect([phone.received.length, (await reminders()).length]).toEqual([12, 6])
    await Promise.all(others.map((one) => one.close()))
  })

  test('a failed push is retried, even after a restart', async () => {
    const phone = await device(await enter())
    await ask()
    service.answer(503)
    await round(0)
    await storage.close()
    storage = await databases.open(engine, [], dir)
    service.answer(201)
    await round(1)
    expect(phone.titles()).toHaveLength(1)
  })

  test('a push claimed by a dead server is sent by the next', async () => {
    const phone = await device(await enter())
    await ask()
    await parts().notices.tellWaiting([{ kind: 'new', afterMs: 0 }], at(0))
    expect(await parts().pushes.claim(at(0), minute, 10)).toHaveLength(1)
    await round(0.5)
    expect(phone.received).toHaveLength(0)
    await round(1.5)
    expect(phone.received).toHaveLength(1)
  })

  test('due times and leases that a wrong clock set far ahead are ignored', async () => {
    const phone = await device(await enter())
    await ask()
    await parts().notices.tellWaiting([{ kind: 'new', afterMs: 0 }], at(0))
    const nextYear = new Date('2027-03-02T20:00:00.000Z').toISOString()
    await storage.db.updateTable('pushes').set({ due_at: nextYear, leased_until: nextYear }).execute()
    await round(1)
    expect(phone.received).toHaveLength(1)
  })

  test('a removed or signed-out device gets nothing more', async () => {
    const [olga, maria, rita] = [await enter('Olga'), await enter('Maria'), await enter('Rita')]
    const [gone, out, removed, stays] = [
      await device(olga),
      await device(maria),
      await device(rita),
      await device(olga),
    ]
    service.forget(gone.path)
    await sessionStore(storage).endAll(maria.person.id)
    await peopleStore(storage).remove(rita.person.id, at(0))
    await ask()
    await round(0)
    expect([gone, out, removed, stays].map(({ received }) => received.length)).toEqual([0, 0, 0, 1])
    const left = await storage.db.selectFrom('push_subscriptions').select('endpoint').execute()
    expect(left).toEqual([{ endpoint: stays.subscription.endpoint }])
  })

  test("a follow-up is sent once, on its morning in the business’s time zone, to the lead's person", async () => {
    const [olga, maria] = [await enter('Olga'), await enter('Maria')]
    const [hers, other] = [await device(maria), await device(olga)]
    const id = await ask()
    await act(id, maria.person.id, { kind: 'call' })
    await act(id, maria.person.id, { kind: 'follow-up', on: '2026-03-04' }, 1)
    // 8 AM in California is 16:00 UTC.
    for (const moment of ['2026-03-04T07:00Z', '2026-03-04T15:59Z', '2026-03-04T16:00Z', '2026-03-05T16:00Z'])
      await noticeRound(parts(), new Date(moment))
    expect([hers.titles(), other.titles()]).toEqual([['Follow up with Rosa M. in Xenia'], []])
    expect(await reminders()).toEqual(['follow-up waiting'])
  })

  test('removing a visitor removes their notices', async () => {
    await device(await enter())
    await ask()
    service.answer(503)
    await round(0)
    await removal(storage).forget('ann@example.com')
    for (const table of ['notices', 'pushes', 'outbox'] as const)
      expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test.runIf(engine === 'sqlite')('devices and notices are copied to Postgres', async () => {
    const phone = await device(await enter())
    await ask()
    await round(0)
    const to = await openStorage({ dataDir: tempDir(), databaseUrl: databases.postgres().url })
    for (const table of noticeTables) await to.db.deleteFrom(table).execute()
    await copyStorage(storage, to)
    await noticeRound(parts(to), at(1))
    await noticeRound(parts(to), at(61))
    expect(phone.titles()).toHaveLength(2)
    await to.close()
  })

  test('a person has at most 20 devices, and each device once', async () => {
    const olga = await enter()
    for (let count = 0; count < 25; count += 1)
      await subscriptionStore(storage).keep(olga, service.addDevice().subscription, at(count))
    const { subscription } = service.addDevice()
    for (const minutes of [30, 31])
      await subscriptionStore(storage).keep(olga, pushSubscriptionSchema.parse(subscription), at(minutes))
    expect(await storage.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(20)
  })
})
