import { appendFileSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readServerContent } from '../../server/builds/server-content.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkArrived, checkBooks, isWhole } from './books.ts'
import { openMailbox } from './mailbox.ts'
import { smallProgram, startServerProcess } from './server-process.ts'
import { report, times } from './size.ts'
import { openSmallServer } from './small-server.ts'
import { answersOf, post, sendWhile } from './visitors.ts'

/** The files at one moment of the stopped process, and what was acknowledged by then. */
const copyOf = (dataDir: string, pid: number, acknowledged: readonly string[]) => {
  const copy = tempDir()
  process.kill(pid, 'SIGSTOP')
  const before = [...acknowledged]
  for (const file of ['leads.db', 'leads.db-wal']) {
    if (existsSync(join(dataDir, file))) copyFileSync(join(dataDir, file), join(copy, file))
  }
  process.kill(pid, 'SIGCONT')
  return { copy, before }
}

test('a power cut loses nothing acknowledged, even with half a write at the end', async () => {
  const rounds = times({ usual: 4, full: 200 })
  const dataDir = tempDir()
  const mail = await openMailbox()
  const server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mail.url }, smallProgram)
  const visitors = sendWhile(() => server.url)
  let checked = 0
  for (let round = 0; round < rounds; round += 1) {
    const soon = visitors.outcome.acknowledged.length + Math.random() * 20
    await eventually(() => expect(visitors.outcome.acknowledged.length).toBeGreaterThan(soon))
    await sleep(Math.random() * 20)
    const { copy, before } = copyOf(dataDir, server.child.pid ?? 0, visitors.outcome.acknowledged)
    if (round % 2) appendFileSync(join(copy, 'leads.db-wal'), Buffer.alloc(1 + Math.random() * 9000, round))
    expect(isWhole(join(copy, 'leads.db'))).toBe(true)
    await checkBooks({ dataDir: copy }, before)
    checked += before.length
  }
  const { acknowledged } = await visitors.stop()
  await server.end('SIGTERM')
  report(`${rounds} power cuts`, { acknowledged: acknowledged.length, 'looked for in the copies': checked })
})

const openHere = async () => {
  const dataDir = tempDir()
  const mail = await openMailbox()
  const server = await openSmallServer({ dataDir, smtpUrl: mail.url })
  onTestFinished(server.close)
  return { dataDir, mail, ...server }
}

test('a full disk is answered with the phone number, and nothing is missing once there is space', async () => {
  const { dataDir, mail, storage, url } = await openHere()
  const first = sendWhile(() => url, { count: 4, who: 'Early' })
  await eventually(() => expect(first.outcome.acknowledged.length).toBeGreaterThan(20))
  const early = await first.stop()
  // SQLite reports a full disk at this page count.
  await sql`PRAGMA max_page_count = 1`.execute(storage.db)

  const second = sendWhile(() => url, { count: 4, who: 'Late' })
  await eventually(() => expect(second.outcome.refused.length).toBeGreaterThan(20))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await sql`PRAGMA max_page_count = 1000000`.execute(storage.db)
  await sleep(200)
  const late = await second.stop()
  const sentence = JSON.stringify({ error: readServerContent('content').serverError.unsaved })
  expect(new Set(late.refused.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`503 ${sentence}`]))
  expect(late.lost).toBe(0)

  const acknowledged = [...early.acknowledged, ...late.acknowledged]
  const { leads } = await checkBooks({ dataDir }, acknowledged)
  expect(leads, 'nothing that was refused is there').toHaveLength(acknowledged.length)
  await eventually(async () => checkArrived(mail.ids, (await checkBooks({ dataDir }, acknowledged)).messages))
  report('full disk', { acknowledged: acknowledged.length, 'refused with 503': late.refused.length })
})

test('a database locked for five seconds delays requests and loses none, while pages work', async () => {
  const { dataDir, url } = await openHere()
  const other = new DatabaseSync(join(dataDir, 'leads.db'))
  other.exec('BEGIN IMMEDIATE')
  const start = performance.now()
  const names = Array.from({ length: 20 }, (_, index) => `Waiting ${index}`)
  const waiting = Promise.all(names.map((name) => post(url, answersOf(name))))
  let slowest = 0
  while (performance.now() - start < 5_000) {
    const asked = performance.now()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - asked)
    await sleep(100)
  }
  other.exec('COMMIT')
  other.close()
  expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([200]))
  expect(slowest, 'milliseconds that a page took meanwhile').toBeLessThan(2_000)
  await checkBooks({ dataDir }, names)
  report('locked', { requests: names.length, 'slowest page meanwhile in ms': Math.round(slowest) })
})
