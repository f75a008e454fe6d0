import { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { observer } from '../alerts/observe.ts'
import { watchOnce } from '../alerts/watch.ts'
import { readServerContent } from '../content.ts'
import { noticeStore } from '../desk/notify/notice-store.ts'
import { startNotices } from '../desk/notify/notices.ts'
import { readPushKeys } from '../desk/notify/push-keys.ts'
import { pushSender } from '../desk/notify/push-sender.ts'
import { pushStore } from '../desk/notify/push-store.ts'
import { subscriptionStore } from '../desk/notify/subscription-store.ts'
import { sessionStore } from '../desk/session-store.ts'
import { composer } from '../mail/compose.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { letterFolder } from '../mail/letter-file.ts'
import { startOutbox } from '../mail/outbox.ts'
import { submitQuote } from '../quotes/submit-quote.ts'
import { alertStore } from '../storage/alerts.ts'
import { leadStore } from '../storage/leads.ts'
import { openStorage } from '../storage/open.ts'
import { outboxStore } from '../storage/outbox.ts'
import { testDesk } from '../testing/desk.ts'
import { startPushService } from '../testing/push-service.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { all, testApp } from '../testing/test-app.ts'
import { collector } from '../testing/watched-server.ts'
import { goneAfterMs, heartbeat } from './heartbeat.ts'
import { heartbeatStore } from './heartbeat-store.ts'

const content = readServerContent(secondBusiness)
const hour = 60 * 60_000
const day = 24 * hour
const begun = Date.parse('2026-03-02T20:00:00.000Z')
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A whole server with its desk, a mailbox and a push service; `whileOnItsWay` is done as the letter leaves. */
const start = async ({ whileOnItsWay = async () => undefined as unknown, mailFails = false } = {}) => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  const desk = await testDesk({ storage })
  const leads = leadStore(storage, 'example.com')
  const service = await startPushService()
  const device = service.addDevice()
  const olga = await desk.enter('Olga', 'owner')
  const signedIn = await sessionStore(storage).read(olga.cookie.replace(/^.*=/, ''), new Date())
  if (signedIn) await subscriptionStore(storage).keep(signedIn, device.subscription, new Date())
  let now = new Date(begun)
  const store = heartbeatStore(storage)
  const notices = noticeStore(storage, 'example.com')
  const files = fileTransport(letterFolder(dataDir), () => undefined)
  const subjects: string[] = []
  const outbox = startOutbox({
    store: outboxStore(storage),
    compose: composer(content, { from: 'us@example.com', to: 'owner@example.com' }),
    transport: {
      send: async (letter, name) => {
        if (mailFails) throw new Error('not now')
        await files.send(letter, name)
        subjects.push(letter.subject)
        await whileOnItsWay()
      },
      close: () => undefined,
    },
    log: quiet,
    pollMs: 100,
  })
  const pushing = startNotices(
    {
      notices,
      pushes: pushStore(storage),
      send: pushSender({ keys: () => readPushKeys(dataDir), contact: 'us@example.com', allowsPrivate: true }),
      facts: () => ({ ...content, siteUrl: 'https://site.example', replyWithinHours: 2, words: content.letters.desk }),
      wakeOutbox: () => undefined,
      log: quiet,
    },
    { pollMs: 100 },
  )
  const { app } = await testApp({
    submit: async (name, quote) => {
      if (!beat.isOwn(quote)) return submitQuote(leads, name, quote)
      await beat.keep(name.form)
      return 'repeated'
    },
  })
  const beat = heartbeat({
    store,
    leads,
    sendForm: async (payload) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/f/quote',
        headers: { accept: 'application/json' },
        payload,
      })
      if (statusCode !== 200) throw new Error(`The form answered with ${statusCode}`)
    },
    push: (id) => notices.tell({ leadId: id, kinds: ['heartbeat'] }, new Date()),
    mailDomain: 'example.com',
    dataDir,
    log: quiet,
    clock: () => now,
    patienceMs: mailFails ? 500 : 60_000,
    lookMs: 50,
  })
  onTestFinished(async () => {
    await outbox.stop()
    await pushing.stop()
  })
  const tickAt = (ms: number) => {
    now = new Date(begun + ms)
    return beat.tick()
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
    leads,
    storage,
    store,
    beat,
    form: app,
    olga,
    device,
    dataDir,
    subjects,
    tickAt,
    rows,
    files: () => readdirSync(letterFolder(dataDir)),
  }
}

describe('the daily test request', () => {
  test('goes by form, database, letter and push, and leaves nothing behind', async () => {
    const seen: unknown[] = []
    const it = await start({
      whileOnItsWay: async () => {
        for (const filter of ['waiting', 'all', 'spam'])
          seen.push((await it.olga.call(`/leads?filter=${filter}`)).json().leads)
        seen.push(await all(it.leads.newestFirst({ spam: true })), await all(it.leads.newestFirst({ spam: false })))
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

  test('is missed where no letter leaves: the owner hears where it stopped, and that it is over', async () => {
    const it = await start({ mailFails: true })
    await it.tickAt(0)
    await it.tickAt(day)
    expect((await it.store.read())?.stuckAt).toBe('letter')
    expect(await it.rows()).toEqual([])
    const { channel, told } = collector()
    const watchAt = (ms: number) =>
      watchOnce(
        {
          observe: observer(it.storage, it.dataDir, { hasHeartbeat: true }),
          store: alertStore(it.storage),
          channels: [channel],
          words: content.letters.alerts,
          quietDays: undefined,
          host: 'one',
          spoken: String,
          log: quiet,
        },
        new Date(begun + day + ms),
      )
    await watchAt(60_000)
    expect(told).toEqual([])
    await watchAt(11 * 60_000)
    await watchAt(12 * 60_000)
    expect(told).toMatchObject([{ name: 'heartbeat', isOn: true, text: expect.stringContaining('letter') }])
    for (const step of ['letter', 'push'] as const) await it.store.pass(step, new Date(begun + 2 * day))
    await watchAt(day)
    expect(told.map(({ isOn }) => isOn)).toEqual([true, false])
  })

  test('of a server that died is gone a quarter of an hour later', async () => {
    const it = await start()
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
    const it = await start()
    await it.tickAt(0)
    const claims = await Promise.all([1, 2, 3].map(() => it.store.claim(new Date(begun + day))))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('cannot be feigned: a visitor who writes as it does is a visitor', async () => {
    const it = await start()
    const answers = { name: 'Heartbeat', phone: '(559) 555-0100', email: 'heartbeat-1@example.com' }
    const payload = { ...answers, project: 'heartbeat', form: 'heartbeat', spam_reason: 'heartbeat' }
    await it.form.inject({ method: 'POST', url: '/f/quote', headers: { accept: 'application/json' }, payload })
    const [lead] = await it.storage.db.selectFrom('leads').select(['project', 'spam_reason', 'name']).execute()
    expect(lead).toEqual({ project: 'website', spam_reason: null, name: 'Heartbeat' })
  })
})
