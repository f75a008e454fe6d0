import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readServerContent } from '../../server/builds/server-content.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/test-postgres.ts'
import { checkArrived, checkBooks, endLeases } from './books.ts'
import { openMailbox } from './mailbox.ts'
import { report, times } from './size.ts'
import { openSmallServer } from './small-server.ts'
import { answersOf, post, sendWhile } from './visitors.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
})
afterAll(() => postgres?.stop())

const open = async (databaseUrl: string | undefined, dataDir = tempDir(), silentMs?: number) => {
  const mail = await openMailbox()
  const server = await openSmallServer({ dataDir, databaseUrl, silentMs, smtpUrl: mail.url })
  onTestFinished(server.close)
  return { where: { dataDir, databaseUrl }, mail, ...server }
}

const empty = async ({ storage }: Awaited<ReturnType<typeof open>>) => {
  await storage.db.deleteFrom('outbox').execute()
  await storage.db.deleteFrom('leads').execute()
}

const { unsaved } = readServerContent('content').serverError

test('a Postgres restarted under load makes visitors wait, and loses nothing', async () => {
  const rounds = times({ usual: 2, full: 20 })
  const server = await open(postgres.url)
  await empty(server)
  const visitors = sendWhile(() => server.url)
  for (let round = 0; round < rounds; round += 1) {
    const soon = visitors.outcome.acknowledged.length + 20
    await eventually(() => expect(visitors.outcome.acknowledged.length).toBeGreaterThan(soon))
    await postgres.halt()
    await sleep(Math.random() * 1000)
    await postgres.resume()
  }
  await sleep(500)
  const { acknowledged, refused, lost } = await visitors.stop()
  expect(lost).toBe(0)
  expect(refused.every(({ status, body }) => status === 503 && body.includes(unsaved))).toBe(true)
  await endLeases(server.where)
  await eventually(async () => {
    const { messages } = await checkBooks(server.where, acknowledged)
    checkArrived(server.mail.ids, messages)
  })
  report(`Postgres stopped ${rounds} times`, { acknowledged: acknowledged.length, 'told to call': refused.length })
})

/** A proxy in front of Postgres. `hush` stops forwarding on existing connections without closing them. */
const openLine = async ({ url }: TestPostgres) => {
  const { pathname, searchParams } = new URL(url)
  const path = join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets: Socket[] = []
  const line = createServer((near) => {
    const far = connect(path)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    line.close()
  })
  const address = line.address()
  const hush = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `postgres://postgres@127.0.0.1:${port}${pathname}`, hush }
}

test('a silent Postgres delays requests and letters no longer than the timeout', async () => {
  const line = await openLine(postgres)
  const server = await open(line.url, tempDir(), 1_500)
  await empty(server)
  const letters = (count: number) =>
    vi.waitFor(() => expect(new Set(server.mail.ids).size).toBe(count), { timeout: 60_000 })
  expect((await post(server.url, answersOf('Before'))).status).toBe(200)
  await letters(2)
  line.hush()
  const fell = performance.now()
  expect((await post(server.url, answersOf('Since'))).status).toBe(200)
  const waited = performance.now() - fell
  await letters(4)
  await checkBooks({ dataDir: '', databaseUrl: postgres.url }, ['Before', 'Since'])
  report('Postgres silent', {
    'ms until the next request was kept': Math.round(waited),
    'ms until its letters left': Math.round(performance.now() - fell),
  })
})

describe.each(['SQLite', 'Postgres'])('repeated sends store one lead on %s', (engine) => {
  const start = async () => {
    const dataDir = tempDir()
    const databaseUrl = engine === 'Postgres' ? postgres.url : undefined
    const servers = [await open(databaseUrl, dataDir), await open(databaseUrl, dataDir)] as const
    await empty(servers[0])
    return servers
  }

  test('of many clicks at once on two servers', async () => {
    const servers = await start()
    const visitors = Array.from({ length: 20 }, (_, index) => answersOf(`Impatient ${index}`))
    const replies = await Promise.all(
      visitors.flatMap((answers) => [0, 1, 0, 1].map((at) => post(servers[at === 0 ? 0 : 1].url, answers))),
    )
    const answers = new Set(replies.map(({ status, body }) => `${status} ${body}`))
    expect(answers.size, 'one answer a visitor, with the same link for photos').toBe(20)
    for (const answer of answers) expect(answer).toMatch(/^200 \{"ok":true,"next":"\/thanks\?photos=[\w.-]+"\}$/)
    const { leads } = await checkBooks(
      servers[0].where,
      visitors.map(({ name }) => name),
    )
    expect(leads).toHaveLength(20)
    const ids = () => [...servers[0].mail.ids, ...servers[1].mail.ids]
    await eventually(() => expect(new Set(ids()).size).toBe(40))
    expect(ids(), 'no letter twice').toHaveLength(40)
  })
})
