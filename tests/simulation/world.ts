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
export const hour = 60 * 60_000
const noPages = { site: join(tmpdir(), 'no-pages'), policies: join(tmpdir(), 'no-policies.json') }
const endpointOf = (personId: string) => `https://push.example/${personId}`
const deviceKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
// One letter, one delivery: digests would make two letters one.
const limits = { owner: Number.POSITIVE_INFINITY, spam: Number.POSITIVE_INFINITY }

export const peopleKeys = ['owner', 'helper'] as const
export type Who = (typeof peopleKeys)[number]
export type Person = { id: string; token: string }

/** What all histories share: the content, and a folder with a database in which two people are signed in. */
export type Beginning = {
  folder: string
  content: ServerContent
  people: Record<Who, Person>
  databaseUrl: string | undefined
}

const configOf = (dataDir: string) => ({
  ...readConfig({
    ...{ RATE_LIMIT: 'off', WEEKLY_NUMBERS: 'off', LOG_LEVEL: 'silent', PUSH_ANYWHERE: 'on', RETENTION_DAYS: '730' },
    ...{ MAIL_FROM: 'us@example.com', MAIL_TO: 'owner@example.com' },
    ...{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'a secret of this drill' },
  }),
  DATA_DIR: dataDir,
})

/** The real server on these data, without a port: its rounds run when a history says so. */
const openServer = async ({ content, databaseUrl }: Beginning, dataDir: string, { receive }: Outside) => {
  const points = faultPoints()
  const storage = onFaultyDisk(await openStorage({ dataDir, databaseUrl }), points)
  const config = configOf(dataDir)
  const build = {
    ...{ id: '20260302T190000-000abc', pages: openPages(noPages), desks: [], before: [], content },
    engine: () => Promise.reject(new Error('This server has no chat')),
    end: async () => undefined,
  }
  const transport: Transport = { send: ({ messageId }) => receive(messageId, points), close: () => undefined }
  const live = { now: () => build, stop: async () => undefined }
  const site = siteOn(storage, dataDir, points, () => build.pages)
  const app = await buildServer({ config, storage, build: live, site, mail: { transport }, logger: false })

  /** Rounds of letters and of webhook calls, as one process runs them. */
  const outbox = () => {
    const store = outboxStore(storage)
    const compose = () => composer(content, mailAddresses(config, content.business))
    const marking = outcomes({ store, transport, log: quiet })
    const call = async (owed: OwedMessage) => {
      compose().brief(owed)
      await receive(owed.message.message_id, points)
    }
    const parts = { store, compose, transport, limits, outcomes: marking, count: undefined, onStep: () => undefined }
    return {
      letters: letterRound(parts),
      // Back-off by the monotonic clock, which stands still here.
      calls: callRound({ store, call, outcomes: marking, retry: { ...patientRetry, firstMs: 0 } }),
    }
  }
  const notices = () => {
    const store = noticeStore(storage, app.mail.domain)
    const send = async ({ endpoint }: { endpoint: string }) => {
      await receive(endpoint, points)
      return 'sent' as const
    }
    const stores = { notices: store, days: dayNotices(storage, store), pushes: pushStore(storage) }
    const parts = { ...stores, send, content: () => content, wakeOutbox: () => undefined, log: quiet }
    return noticeRound({ ...parts, hasWeeklyNumbers: false }, new Date())
  }
  const retention = () =>
    removeExpired(
      { days: config.RETENTION_DAYS, dataDir, store: removal(storage), clock: app.clock, log: quiet },
      new Date(),
    )
  // The second outbox is that of another process on the same database, such as the one before during an update.
  return { app, storage, points, dataDir, first: outbox(), second: outbox(), notices, retention }
}

/** A business in a box: its server, its clock, and everybody outside. */
export const openWorld = async (beginning: Beginning) => {
  const away = outside()
  const log: string[] = []
  let trueTime = begun
  let clockOffset = 0
  let folders = 0
  const folder = mkdtempSync(join(beginning.folder, 'history-'))
  const newFolder = () => join(folder, `data-${++folders}`)
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
  const personOf = ({ id, token }: Person) => ({
    ...{ id, token, endpoint: endpointOf(id), isRemoved: false },
    /** How many pushes had arrived on their phone when they were removed. */
    pushesUntilRemoved: Number.POSITIVE_INFINITY,
  })
  const people = { owner: personOf(beginning.people.owner), helper: personOf(beginning.people.helper) }

  /** Ends the process without a farewell, and starts another on what the disk holds. */
  const restart = async () => {
    server.points.isDead = true
    const { app, dataDir } = server
    const left = beginning.databaseUrl ? dataDir : copyData(dataDir)
    await app.publish.publisher.settled().catch(() => undefined)
    await app.close()
    server = await openServer(beginning, left, away)
    // What was received and is not marked as sent may come again.
    const unsent = server.storage.db.selectFrom('outbox').select('message_id').where('state', '!=', 'sent')
    for (const { message_id } of await unsent.execute()) if (away.received.has(message_id)) away.forgotten(message_id)
  }

  /** Answer to a request; undefined if the process ended before it. */
  const send = async (options: InjectOptions) => {
    const answer = await server.app.inject(options)
    if (server.points.isDead) return undefined
    log.push(`  ${answer.statusCode}`)
    return answer
  }

  /** Work of a round; its failure is the server's to survive. */
  const round = async (work: () => Promise<unknown>) => void (await work().catch(() => undefined))

  const sessions = () => sessionStore(server.storage)

  return {
    ...{ beginning, people, away, folder, newFolder, log, restart, send },
    server: () => server,
    /** A request of a person's phone; text is sent as a picture. */
    call: async (who: Who, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object | string) => {
      const type = typeof payload === 'string' && { 'content-type': 'image/jpeg' }
      const headers = { origin: siteUrl, cookie: `__Host-desk=${people[who].token}`, ...type }
      return send({ url: `/desk/api${path}`, method, headers, ...(payload && { payload }) })
    },
    /** Signs people in again whose session a wrong clock has ended; nobody who was removed. */
    signIn: async (...all: Who[]) => {
      for (const person of all.map((who) => people[who]))
        await round(async () => {
          if (person.isRemoved || (await sessions().read(person.token, new Date()))) return
          person.token = await server.storage.write((trx) => beginSession(trx, { personId: person.id }, new Date()))
        })
    },
    confirm: (who: Who) => round(() => sessions().confirm(hashOf(people[who].token), new Date())),
    /** The push subscription of a person's phone. */
    deviceOf: (who: Who) => ({ endpoint: people[who].endpoint, keys: deviceKeys }),
    mail: () => round(() => server.first.letters()),
    mailTwice: () => Promise.all([round(() => server.first.letters()), round(() => server.second.letters())]),
    calls: () => round(() => server.first.calls()),
    notices: () => round(() => server.notices()),
    retention: () => round(() => server.retention()),
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
