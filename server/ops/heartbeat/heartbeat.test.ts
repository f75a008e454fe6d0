import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sessionStore } from '../../desk/accounts/session-store.ts'
import { subscriptionStore } from '../../desk/notify/subscription-store.ts'
import { fileTransport } from '../../mail/file-transport.ts'
import type { Transport } from '../../mail/letter.ts'
import { letterFolder } from '../../mail/letter-file.ts'
import { eventually } from '../../testing/eventually.ts'
import { startPushService } from '../../testing/push-service.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { testDesk } from '../../testing/test-desk.ts'
import { collector } from '../../testing/watched-server.ts'
import { alertStore } from '../alerts/alert-store.ts'
import { watchOnce } from '../alerts/watch.ts'
import { goneAfterMs } from './heartbeat.ts'

const hour = 60 * 60_000
const day = 24 * hour
// Tomorrow at noon in California: a clock before the build's date would raise an alert of its own.
const begun = Date.parse(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T20:00:00.000Z`)

/** The whole server, listening, with a mailbox and a device; `whileOnItsWay` runs when the letter is sent. */
const startWithHeartbeat = async ({
  whileOnItsWay = async () => undefined as unknown,
  mailFails = false,
  pushFails = false,
} = {}) => {
  const dataDir = tempDir()
  let now = new Date(begun)
  const files = fileTransport(letterFolder(dataDir), () => undefined)
  const subjects: string[] = []
  const transport: Transport = {
    send: async (letter, name) => {
      if (mailFails) throw new Error('not now')
      await files.send(letter, name)
      subjects.push(letter.subject)
      await whileOnItsWay()
    },
    close: () => undefined,
  }
  const desk = await testDesk({
    mail: { transport, pollMs: 100 },
    heartbeat: { clock: () => now, timeoutMs: mailFails || pushFails ? 3_000 : 60_000, pollMs: 50 },
    set: { DATA_DIR: dataDir, ALERT_EMAIL: 'me@example.net', PUSH_ANYWHERE: true },
  })
  const { app, storage } = desk
  const service = await startPushService()
  const device = service.addDevice()
  if (pushFails) service.answer(500)
  const olga = await desk.enter('Olga', 'owner')
  const signedIn = await sessionStore(storage).read(olga.cookie.replace(/^.*=/, ''), new Date())
  if (signedIn) await subscriptionStore(storage).keep(signedIn, device.subscription, new Date())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { alerts, heartbeat } = app.ops
  // The server's own first round has passed: it would claim a heartbeat of a test.
  await expect.poll(() => heartbeat.store.read()).toBeDefined()
  const tickAt = (ms: number) => {
    now = new Date(begun + ms)
    return heartbeat.tick()
  }
  const rows = async () =>
    (
      await Promise.all(
        (['leads', 'outbox', 'notices', 'pushes'] as const).map((table) =>
          storage.db.selectFrom(table).selectAll().execute(),
        ),
      )
    ).flat()
  return {
    ...desk,
    alerts,
    olga,
    device,
    subjects,
    tickAt,
    rows,
    store: heartbeat.store,
    form: app,
    files: () => readdirSync(letterFolder(dataDir)),
  }
}

describe('the heartbeat', () => {
  test('goes through form, database, letter and push, and leaves nothing behind', async () => {
    const seen: unknown[] = []
    const it = await startWithHeartbeat({
      whileOnItsWay: async () => {
        for (const filter of ['waiting', 'all', 'spam'])
          seen.push((await it.olga.call(`/leads?filter=${filter}`)).json().leads)
        seen.push(
          await Array.fromAsync(it.leads.pages({ spam: true })),
          await Array.fromAsync(it.leads.pages({ spam: false })),
        )
        seen.push(
          (await it.olga.call('/numbers')).json().all.leads,
          (await it.olga.call('/leads.csv')).body.split('\n').length,
        )
      },
    })
    await it.tickAt(0)
    expect(it.subjects).toEqual([])
    await it.tickAt(day)
    expect(it.subjects).toEqual(['Daily check: requests reach you'])
    expect(it.device.received).toMatchObject([{ news: { isQuiet: true, path: '/desk' } }])
    expect(seen).toEqual([[], [], [], [], [], 0, 2])
    expect([await it.rows(), it.files()]).toEqual([[], []])
    expect(await it.store.read()).toEqual({ begun: new Date(begun + day), stuckAt: undefined })
    await it.tickAt(day + hour)
    expect(it.subjects).toHaveLength(1)
  })

  test('raises an alert that names the step it stopped at, and ends it', async () => {
    const it = await startWithHeartbeat({ mailFails: true })
    await it.tickAt(0)
    await it.tickAt(day)
    expect((await it.store.read())?.stuckAt).toBe('letter')
    expect(await it.rows()).toEqual([])
    const { channel, told } = collector()
    const watchAt = (ms: number) => watchOnce({ ...it.alerts, channels: [channel] }, new Date(begun + day + ms))
    await watchAt(60_000)
    expect(told).toEqual([])
    await watchAt(11 * 60_000)
    await watchAt(12 * 60_000)
    expect(told).toMatchObject([{ name: 'heartbeat', isOn: true, text: expect.stringContaining('letter') }])
    for (const step of ['letter', 'push'] as const) await it.store.pass(step, new Date(begun + 2 * day))
    await watchAt(day)
    expect(told.map(({ isOn }) => isOn)).toEqual([true, false])
  })

  test.each([
    ['letter', 'mail', 'push', { mailFails: true }],
    ['push', 'push', 'mail', { pushFails: true }],
  ] as const)(
    'that stops at the %s is told by the other way: %s fails, %s works',
    async (step, _fails, way, trouble) => {
      const it = await startWithHeartbeat(trouble)
      await it.tickAt(0)
      await it.tickAt(day)
      expect((await it.store.read())?.stuckAt).toBe(step)
      it.device.received.length = 0
      await watchOnce(it.alerts, new Date(begun + day + 11 * 60_000))
      const title = "A test request didn't reach you"
      const text = expect.stringContaining(`at the ${step}.`)
      const pushed = it.device.received.map(({ news }) => [news.title, news.body])
      const mailed = it.subjects.filter((subject) => subject === title)
      expect([pushed, mailed]).toEqual(way === 'push' ? [[[title, text]], []] : [[], [title]])
      expect(await alertStore(it.storage).takeNews('heartbeat')).toBeUndefined()
    },
  )

  test('is due at once after a clock that was years ahead, and raises its alert then', async () => {
    const it = await startWithHeartbeat()
    await it.tickAt(0)
    await it.tickAt(1000 * day)
    await eventually(() => expect(it.subjects).toHaveLength(1))
    await it.tickAt(2 * day)
    await eventually(() => expect(it.subjects.length).toBeGreaterThan(1))
    await it.store.claim(new Date(begun + 2000 * day))
    for (const step of ['form', 'letter', 'push'] as const) await it.store.pass(step, new Date(begun + 2000 * day))
    expect(await it.store.claim(new Date(begun + 3 * day))).toBe(true)
    expect((await it.store.read())?.stuckAt).toBe('form')
  })

  test('of a dead server is removed after a quarter of an hour', async () => {
    const it = await startWithHeartbeat()
    await it.leads.keep(
      { ...sampleLead, project: 'heartbeat', spam_reason: 'heartbeat', id: 'left' },
      [],
      new Date(begun),
    )
    await it.tickAt(goneAfterMs - 1)
    expect(await it.rows()).toHaveLength(1)
    await it.tickAt(goneAfterMs)
    expect(await it.rows()).toEqual([])
  })

  test('is sent by one of several servers', async () => {
    const it = await startWithHeartbeat()
    await it.tickAt(0)
    const claims = await Promise.all([1, 2, 3].map(() => it.store.claim(new Date(begun + day))))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('cannot be imitated: a visitor with the same answers is a visitor', async () => {
    const it = await startWithHeartbeat()
    const answers = { name: 'Heartbeat', phone: '(559) 555-0100', email: 'heartbeat-1@example.com' }
    const payload = { ...answers, project: 'heartbeat', form: 'heartbeat', spam_reason: 'heartbeat' }
    await it.form.inject({ method: 'POST', url: '/f/quote', headers: { accept: 'application/json' }, payload })
    const [lead] = await it.storage.db.selectFrom('leads').select(['project', 'spam_reason', 'name']).execute()
    expect(lead).toEqual({ project: 'website', spam_reason: null, name: 'Heartbeat' })
  })
})
