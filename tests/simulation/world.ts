import { createECDH, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
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
import { openPages } from '../../server/http/site.ts'
import { callRound } from '../../server/mail/call-round.ts'
import { composer } from '../../server/mail/compose.ts'
import { letterRound } from '../../server/mail/letter-round.ts'
import { mailAddresses } from '../../server/mail/mail-addresses.ts'
import { outcomes } from '../../server/mail/outcomes.ts'
import { patientRetry } from '../../server/mail/retry.ts'
import { buildServer } from '../../server/server.ts'
import { openStorage, type Storage } from '../../server/storage/open.ts'
import { outboxStore } from '../../server/storage/outbox-store.ts'
import { removal } from '../../server/storage/removal.ts'
import { removeExpired } from '../../server/storage/retention.ts'
import { type FaultPoints, faultPoints, onFaultyDisk } from './disk.ts'
import { outside } from './outside.ts'
import { siteOn } from './site-on-disk.ts'

export const siteUrl = 'https://site.example'
export const begun = Date.parse('2026-03-02T20:00:00Z')
export const hour = 60 * 60_000
const noPages = { site: join(tmpdir(), 'no-pages'), policies: join(tmpdir(), 'no-policies.json') }
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
// One letter, one delivery: digests would make two letters one.
export const endpointOf = (personId: string) => `https://push.example/${personId}`
export const deviceKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
const limits = { owner: Number.POSITIVE_INFINITY, spam: Number.POSITIVE_INFINITY }

/** What all histories share: the content, and a folder with a database in which two people are signed in. */
export type Beginning = { folder: string; content: ServerContent; people: readonly Person[]; databaseUrl?: string }
export type Person = { id: string; token: string }

const configOf = (dataDir: string) => ({
  ...readConfig({
    ...{ RATE_LIMIT: 'off', WEEKLY_NUMBERS: 'off', LOG_LEVEL: 'silent', PUSH_ANYWHERE: 'on', RETENTION_DAYS: '730' },
    ...{ MAIL_FROM: 'us@example.com', MAIL_TO: 'owner@example.com' },
    ...{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'a secret of this drill' },
  }),
  DATA_DIR: dataDir,
})

/** The real server on these data, without a port: its rounds run when a history says so. */
const openServer = async (beginning: Beginning, dataDir: string, away: ReturnType<typeof outside>) => {
  const { content, databaseUrl } = beginning
  const points: FaultPoints = faultPoints()
  const storage = onFaultyDisk(await openStorage({ dataDir, databaseUrl }), points)
  const config = configOf(dataDir)
  const build = {
    ...{ id: '20260302T190000-000abc', pages: openPages(noPages), desks: [], before: [], content },
    engine: () => Promise.reject(new Error('This server has no chat')),
    end: async () => undefined,
  }
  const transport = away.transport(points)
  const live = { now: () => build, stop: async () => undefined }
  const site = siteOn(storage, dataDir, points, () => openPages(noPages))
  const app = await buildServer({ config, storage, build: live, site, mail: { transport }, logger: false })
  return { app, storage, points, dataDir, config, transport, webhook: away.webhook(points), push: away.push(points) }
}

type Server = Awaited<ReturnType<typeof openServer>>

/** One round of a server's notices and pushes. */
const noticesOf = ({ app, storage, config, push: send }: Server, { content }: Beginning) => {
  const notices = noticeStore(storage, app.mail.domain)
  const parts = {
    notices,
    days: dayNotices(storage, notices),
    pushes: pushStore(storage),
    send,
    content: () => content,
  }
  const hasWeeklyNumbers = config.WEEKLY_NUMBERS
  return () => noticeRound({ ...parts, hasWeeklyNumbers, wakeOutbox: () => undefined, log: quiet }, new Date())
}

/** The outbox of one server process. */
const openOutbox = ({ storage, transport, webhook, app }: Server, content: ServerContent) => {
  const store = outboxStore(storage)
  const compose = () => composer(content, mailAddresses(app.config, content.business))
  const marking = outcomes({ store, transport, log: quiet })
  const onStep = () => undefined
  const call: Parameters<typeof callRound>[0]['call'] = (owed) => webhook(owed, compose().brief(owed))
  return {
    letters: letterRound({ store, compose, transport, limits, outcomes: marking, count: undefined, onStep }),
    // Back-off by the monotonic clock, which stands still here.
    calls: callRound({ store, call, outcomes: marking, retry: { ...patientRetry, firstMs: 0 } }),
  }
}

/** A business in a box: its server, its clock, and everybody outside. */
export const openWorld = async (beginning: Beginning) => {
  const away = outside()
  let trueTime = begun
  let clockOffset = 0
  let folders = 0
  const newFolder = () => {
    folders += 1
    return join(folder, `data-${folders}`)
  }
  const folder = mkdtempSync(join(beginning.folder, 'history-'))
  const tell = () => mock.timers.setTime(trueTime + clockOffset)
  tell()

  const copyData = (from: string) => {
    const to = newFolder()
    mkdirSync(to)
    for (const file of ['leads.db', 'leads.db-wal', 'push-keys.json', 'content', 'photographs', 'revisions'])
      if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file), { recursive: true })
    return to
  }

  let server = await openServer(beginning, copyData(beginning.folder), away)
  let outbox = openOutbox(server, beginning.content)
  // Another process on the same database, such as the one before during an update.
  let second = openOutbox(server, beginning.content)
  const people = beginning.people.map((person) => ({
    ...{ ...person, isRemoved: false },
    /** How many pushes had arrived on their phone when they were removed. */
    pushesUntilRemoved: undefined as number | undefined,
  }))

  /** What was received and is not marked as sent may come again. */
  const noteForgotten = async (storage: Storage) => {
    const rows = await storage.db.selectFrom('outbox').select('message_id').where('state', '!=', 'sent').execute()
    for (const { message_id } of rows) if (away.received.has(message_id)) away.forgotten(message_id)
  }

  /** Ends the process without a farewell, and starts another on what the disk holds. */
  const restart = async () => {
    server.points.die()
    const { app, dataDir } = server
    const left = beginning.databaseUrl ? dataDir : copyData(dataDir)
    await app.publish.publisher.settled().catch(() => undefined)
    await app.close()
    server = await openServer(beginning, left, away)
    outbox = openOutbox(server, beginning.content)
    second = openOutbox(server, beginning.content)
    await noteForgotten(server.storage)
  }

  /** Answer to a request; undefined if the process ended before it. */
  const send = async (options: InjectOptions) => {
    const answer = await server.app.inject(options)
    return server.points.isDead() ? undefined : answer
  }

  /** Work of a round; its failure is the server's to survive. */
  const round = async (work: () => Promise<unknown>) => void (await work().catch(() => undefined))

  const sessions = () => sessionStore(server.storage)
  /** Signs somebody in again whose session a wrong clock has ended; nobody who was removed. */
  const signIn = (person: (typeof people)[number]) =>
    round(async () => {
      if (person.isRemoved || (await sessions().read(person.token, new Date()))) return
      person.token = await server.storage.write((trx) => beginSession(trx, { personId: person.id }, new Date()))
    })

  const headersOf = ({ token }: Person) => ({ origin: siteUrl, cookie: `__Host-desk=${token}` })
  const call = async (person: Person, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: object) =>
    send({ url: `/desk/api${path}`, method, headers: headersOf(person), ...(body && { payload: body }) })

  return {
    beginning,
    people,
    away,
    folder,
    newFolder,
    server: () => server,
    restart,
    send,
    call,
    sendPicture: (person: Person, path: string, bytes: string) => {
      const headers = { ...headersOf(person), 'content-type': 'image/jpeg' }
      return send({ url: `/desk/api${path}`, method: 'POST', headers, payload: bytes })
    },
    signIn,
    confirm: ({ token }: Person) => round(() => sessions().confirm(hashOf(token), new Date())),
    mail: () => round(async () => outbox.letters()),
    mailTwice: () => Promise.all([round(() => outbox.letters()), round(() => second.letters())]),
    calls: () => round(() => outbox.calls()),
    notices: () => round(noticesOf(server, beginning)),
    retention: () => {
      const { app, storage, dataDir } = server
      const parts = { days: app.config.RETENTION_DAYS, dataDir, store: removal(storage), clock: app.clock, log: quiet }
      return round(() => removeExpired(parts, new Date()))
    },
    pass: (ms: number) => {
      trueTime += ms
      tell()
    },
    setClock: (offset: number) => {
      clockOffset = offset
      tell()
    },
    close: () => server.app.close(),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
