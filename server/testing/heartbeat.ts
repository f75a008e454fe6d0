import { readdirSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { alertStore } from '../alerts/alert-store.ts'
import { channelsOf } from '../alerts/channels.ts'
import { observer } from '../alerts/observe.ts'
import { readServerContent } from '../content.ts'
import { noticeStore } from '../desk/notify/notice-store.ts'
import { startNotices } from '../desk/notify/notices.ts'
import { pushAlert } from '../desk/notify/push-alert.ts'
import { readPushKeys } from '../desk/notify/push-keys.ts'
import { pushSender } from '../desk/notify/push-sender.ts'
import { pushStore } from '../desk/notify/push-store.ts'
import { subscriptionStore } from '../desk/notify/subscription-store.ts'
import { sessionStore } from '../desk/session-store.ts'
import { heartbeat } from '../heartbeat/heartbeat.ts'
import { heartbeatStore } from '../heartbeat/heartbeat-store.ts'
import { composer } from '../mail/compose.ts'
import { fileTransport } from '../mail/file-transport.ts'
import type { Transport } from '../mail/letter.ts'
import { letterFolder } from '../mail/letter-file.ts'
import { startOutbox } from '../mail/outbox.ts'
import { submitQuote } from '../quotes/submit-quote.ts'
import { leadStore } from '../storage/leads.ts'
import { openStorage } from '../storage/open.ts'
import { outboxStore } from '../storage/outbox.ts'
import { testDesk } from './desk.ts'
import { startPushService } from './push-service.ts'
import { tempDir } from './temp-dir.ts'
import { testApp } from './test-app.ts'

const content = readServerContent(secondBusiness)
export const hour = 60 * 60_000
export const day = 24 * hour
export const begun = Date.parse('2026-03-02T20:00:00.000Z')
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A whole server with its desk, a mailbox and a push service; `whileOnItsWay` is done as the letter leaves. */
export const startWithHeartbeat = async ({
  whileOnItsWay = async () => undefined as unknown,
  mailFails = false,
  pushFails = false,
} = {}) => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  const desk = await testDesk({ storage })
  const leads = leadStore(storage, 'example.com')
  const service = await startPushService()
  const device = service.addDevice()
  if (pushFails) service.answer(500)
  const olga = await desk.enter('Olga', 'owner')
  const signedIn = await sessionStore(storage).read(olga.cookie.replace(/^.*=/, ''), new Date())
  if (signedIn) await subscriptionStore(storage).keep(signedIn, device.subscription, new Date())
  let now = new Date(begun)
  const store = heartbeatStore(storage)
  const notices = noticeStore(storage, 'example.com')
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
  const send = pushSender({ keys: () => readPushKeys(dataDir), contact: 'us@example.com', allowsAny: true })
  const outbox = startOutbox({
    store: outboxStore(storage),
    compose: () => composer(content, { from: 'us@example.com', to: 'owner@example.com' }),
    transport,
    log: quiet,
    pollMs: 100,
  })
  const pushing = startNotices(
    {
      notices,
      pushes: pushStore(storage),
      send,
      facts: () => ({ ...content, siteUrl: 'https://site.example', replyWithinHours: 2, words: content.letters.desk }),
      hasWeeklyNumbers: false,
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
    patienceMs: mailFails || pushFails ? 3_000 : 60_000,
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
  const alerts = {
    observe: observer(storage, dataDir, { hasHeartbeat: true }),
    store: alertStore(storage),
    channels: channelsOf({
      config: { ALERT_EMAIL: 'me@example.net', ALERT_WEBHOOK_FORMAT: 'signed' },
      business: content.business,
      from: 'us@example.com',
      transport,
      push: pushAlert(storage, send),
    }),
    words: content.letters.alerts,
    quietDays: undefined,
    host: 'one',
    spoken: String,
    log: quiet,
  }
  return {
    ...desk,
    alerts,
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
