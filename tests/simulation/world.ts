import { createECDH, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import type { InjectOptions } from 'fastify'
import type { ServerContent } from '../../server/builds/server-content.ts'
import { readConfig } from '../../server/config.ts'
import { hashOf } from '../../server/desk/accounts/secret.ts'
import { beginSession, sessionStore } from '../../server/desk/accounts/session-store.ts'
import { dayNotices } from '../../server/desk/notify/day-notices.ts'
import { noticeStore } from '../../server/desk/notify/notice-store.ts'
import { noticeRound } from '../../server/desk/notify/notices.ts'
import { pushStore } from '../../server/desk/notify/push-store.ts'
import { openPages } from '../../server/http/built-site.ts'
import { callRound } from '../../server/mail/call-round.ts'
import { composer } from '../../server/mail/compose.ts'
import type { Transport } from '../../server/mail/letter.ts'
import { letterRound } from '../../server/mail/letter-round.ts'
import { mailAddresses } from '../../server/mail/mail-addresses.ts'
import { outcomes } from '../../server/mail/outcomes.ts'
import { patientRetry } from '../../server/mail/retry.ts'
import { buildServer } from '../../server/server.ts'
import { openStorage } from '../../server/storage/open.ts'
import { type OwedMessage, outboxStore } from '../../server/storage/outbox-store.ts'
import { removal } from '../../server/storage/removal.ts'
import { removeExpired } from '../../server/storage/retention.ts'
import { faultPoints, type Outside, onFaultyDisk, outside } from './outside.ts'
import { quiet, siteOn } from './site.ts'

export const siteUrl = 'https://site.example'
export const begun = Date.parse('2026-03-02T20:00:00Z')
const noPages = { site: join(tmpdir(), 'no-pages'), policies: join(tmpdir(), 'no-policies.json') }
const deviceKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
// One letter, one delivery: digests would make two letters one.
const limits = { owner: Number.POSITIVE_INFINITY, spam: Number.POSITIVE_INFINITY }

export const peopleKeys = ['owner', 'helper'] as const
export type Who = (typeof peopleKeys)[number]

/** What all histories share: the content, and a folder with a database of two people. */
export type Beginning = {
  folder: string
  content: ServerContent
  people: Record<Who, string>
  databaseUrl: string | undefined
}

const configOf = (dataDir: string) => ({
  ...readConfig({
    RATE_LIMIT: 'off',
    WEEKLY_NUMBERS: 'off',
    LOG_LEVEL: 'silent',
    PUSH_ANYWHERE: 'on',
    RETENTION_DAYS: '730',
    MAIL_FROM: 'us@example.com',
    MAIL_TO: 'owner@example.com',
    WEBHOOK_URL: 'https://crm.example.com',
    WEBHOOK_SECRET: 'a secret of this drill',
  }),
  DATA_DIR: dataDir,
})

/** The real server on these data, without a port: its rounds run when a history says so. */
const openServer = async ({ content, databaseUrl }: Beginning, dataDir: string, { receive }: Outside) => {
  const points = faultPoints()
  const disk = await openStorage({ dataDir, databaseUrl })
  const storage = onFaultyDisk(disk, points)
  const config = configOf(dataDir)
  const build = {
    id: '20260302T190000-000abc',
    pages: openPages(noPages),
    desks: [],
    before: [],
    content,
    engine: () => Promise.reject(new Error('This server has no chat')),
    end: async () => undefined,
  }
  const transport: Transport = { send: ({ messageId }) => receive(messageId, points), close: () => undefined }
  const live = { now: () => build, takeUp: async () => undefined, stop: async () => undefined }
  const site = siteOn(storage, dataDir, points, () => build.pages)
  const app = await buildServer({ config, storage, build: live, site, mail: { transport }, logger: false })

  /** Rounds of letters and of webhook calls, as one process runs them. */
  const outbox = () => {
    const store = outboxStore(storage)
    const compose = () => composer(content, mailAddresses(config, content.business))
    const marking = outcomes({ store, transport, log: quiet })
    const call = ({ message }: OwedMessage) => receive(message.message_id, points)
    const parts = { store, compose, transport, limits, outcomes: marking, count: undefined, onStep: () => undefined }
    const letters = letterRound(parts)
    // Back-off by the monotonic clock, which stands still here.
    const calls = callRound({ store, call, outcomes: marking, retry: { ...patientRetry, firstMs: 0 } })
    return () => Promise.allSettled([letters(), calls()])
  }
  const notices = noticeStore(storage, () => app.mail.domain)
  const pushing = {
    notices,
    days: dayNotices(storage, notices),
    pushes: pushStore(storage),
    hasWeeklyNumbers: false,
    log: quiet,
    content: () => content,
    wakeOutbox: () => undefined,
    send: async ({ endpoint }: { endpoint: string }) => {
      await receive(endpoint, points)
      return 'sent' as const
    },
  }
  const removing = { days: config.RETENTION_DAYS, dataDir, store: removal(storage), clock: app.clock, log: quiet }
  return {
    app,
    disk,
    storage,
    points,
    dataDir,
    // The second outbox is that of another process on the same database, such as the one before during an update.
    outboxes: [outbox(), outbox()],
    push: () => noticeRound(pushing, new Date()),
    removeExpired: () => removeExpired(removing, new Date()),
  }
}

/** A business in a box: its server, its clock, and everybody outside. */
export const openWorld = async (beginning: Beginning) => {
  const away = outside()
  let trueTime = begun
  mock.timers.setTime(begun)
  const folder = mkdtempSync(join(beginning.folder, 'history-'))
  const newFolder = () => mkdtempSync(join(folder, 'data-'))
  const copyData = (from: string) => {
    const to = newFolder()
    for (const file of ['leads.db', 'leads.db-wal', 'push-keys.json', 'content', 'photographs', 'revisions'])
      if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file), { recursive: true })
    return to
  }
  const personOf = (id: string) => ({
    id,
    token: '',
    device: { endpoint: `https://push.example/${id}`, keys: deviceKeys },
    isRemoved: false,
    /** How many pushes had arrived on their phone when they were removed. */
    pushesUntilRemoved: Number.POSITIVE_INFINITY,
  })
  const people = { owner: personOf(beginning.people.owner), helper: personOf(beginning.people.helper) }
  let server = await openServer(beginning, copyData(beginning.folder), away)

  /** Signs a person in again whose session a wrong clock has ended, unless they were removed; without trouble. */
  const signIn = async (person: (typeof people)[Who]) => {
    const sessions = sessionStore(server.disk)
    if (!person.isRemoved && !(person.token && (await sessions.read(person.token, new Date()))))
      person.token = await server.disk.write((trx) => beginSession(trx, { personId: person.id }, new Date()))
    await sessions.confirm(hashOf(person.token), new Date())
  }

  /** Answer to a request; undefined if the process ended before it. */
  const send = async (options: InjectOptions) => {
    const answer = await server.app.inject(options)
    return server.points.isDead ? undefined : answer
  }

  return {
    beginning,
    people,
    away,
    folder,
    newFolder,
    send,
    server: () => server,
    /** Ends the process without a farewell, and starts another on what the disk holds. */
    restart: async () => {
      server.points.isDead = true
      const { app, dataDir } = server
      const left = beginning.databaseUrl ? dataDir : copyData(dataDir)
      await app.publish.publisher.settled().catch(() => undefined)
      await app.close()
      server = await openServer(beginning, left, away)
      // A letter that was received and is not marked as sent may arrive again.
      const unsent = server.storage.db.selectFrom('outbox').select('message_id').where('state', '!=', 'sent')
      for (const { message_id } of await unsent.execute()) away.forgotten(message_id)
    },
    /** A request of a person's phone; text is sent as a picture. */
    call: async (who: Who, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object | string) => {
      await signIn(people[who])
      const type = typeof payload === 'string' && { 'content-type': 'image/jpeg' }
      const headers = { origin: siteUrl, cookie: `__Host-desk=${people[who].token}`, ...type }
      return send({ url: `/desk/api${path}`, method, headers, ...(payload && { payload }) })
    },
    /** Rounds of one process or two at once; a failed one is the server's to survive. */
    deliver: (processes: number) =>
      Promise.allSettled([...server.outboxes.slice(0, processes).map((round) => round()), server.push()]),
    removeExpired: () => server.removeExpired().catch(() => undefined),
    /** Lets time pass; the clock of the machine is wrong by `offset`. */
    pass: (ms: number, offset: number) => {
      trueTime += ms
      mock.timers.setTime(trueTime + offset)
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
