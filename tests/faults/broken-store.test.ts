import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkBooks } from './books.ts'
import { openMailbox } from './mailbox.ts'
import { smallProgram, startServerProcess } from './server-process.ts'
import { report } from './size.ts'
import { answersOf, post, sendWhile } from './visitors.ts'

const start = async (dataDir: string) => {
  const mail = await openMailbox()
  const server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mail.url }, smallProgram)
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200
  return { ...server, isReady }
}

test.each<[string, (file: string) => void]>([
  ['deleted', (file) => rmSync(file)],
  [
    'cut short',
    (file) => {
      // Moves the WAL into the file first, as SQLite does every thousand pages.
      const db = new DatabaseSync(file, { timeout: 10_000 })
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      db.close()
      truncateSync(file, 4096)
    },
  ],
  ['emptied', (file) => truncateSync(file, 0)],
])('a server whose database is %s acknowledges nothing more', async (_what, harm) => {
  const dataDir = tempDir()
  const file = join(dataDir, 'leads.db')
  const { url, isReady } = await start(dataDir)
  for (let count = 0; count < 10; count += 1) expect((await post(url, answersOf(`Before ${count}`))).status).toBe(200)
  expect(await isReady()).toBe(true)
  harm(file)
  const after = await Promise.all(Array.from({ length: 10 }, (_, index) => post(url, answersOf(`After ${index}`))))
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([503]))
  await eventually(async () => expect(await isReady()).toBe(false))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('a database that is moved away and back contains everything acknowledged before', async () => {
  const dataDir = tempDir()
  const file = join(dataDir, 'leads.db')
  const { url, isReady, end } = await start(dataDir)
  const visitors = sendWhile(() => url, { count: 4 })
  await eventually(() => expect(visitors.outcome.acknowledged.length).toBeGreaterThan(20))
  renameSync(file, `${file}.away`)
  await eventually(() => expect(visitors.outcome.refused.length).toBeGreaterThan(20))
  expect(existsSync(file), 'no new one is made').toBe(false)
  renameSync(`${file}.away`, file)
  await eventually(async () => expect(await isReady()).toBe(true))
  const { acknowledged } = await visitors.stop()
  await end('SIGTERM')
  // A rejected quote request may be stored anyway; an acknowledged one must not be missing.
  await checkBooks({ dataDir }, acknowledged)
})

/** A disk of two megabytes; undefined if this user may not create one. */
const smallDisk = (): string | undefined => {
  const dir = tempDir()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', dir]))
  return dir
}

test('a full disk makes the server not ready, until there is space again', async ({ skip }) => {
  const dataDir = smallDisk()
  if (!dataDir) return skip('this user may not mount a small disk: the drill in database.test.ts limits SQLite itself')
  const { url, isReady, end } = await start(dataDir)
  expect((await post(url, answersOf('Early'))).status).toBe(200)
  const filler = join(dataDir, 'filler')
  const fill = () => {
    for (const size of [65_536, 4_096, 512])
      for (;;) {
        try {
          appendFileSync(filler, Buffer.alloc(size))
        } catch {
          break
        }
      }
  }
  const acknowledged = ['Early']
  let refused = 0
  for (let count = 0; refused < 5; count += 1) {
    fill()
    const name = `While ${count}`
    const { status } = await post(url, answersOf(name))
    if (status === 200) acknowledged.push(name)
    else refused += 1
    expect([200, 503]).toContain(status)
  }
  await eventually(async () => expect(await isReady()).toBe(false))
  rmSync(filler)
  await eventually(async () => expect(await isReady()).toBe(true))
  expect((await post(url, answersOf('Late'))).status).toBe(200)
  await end('SIGTERM')
  const { leads } = await checkBooks({ dataDir }, [...acknowledged, 'Late'])
  expect(leads, 'nothing that was refused is there').toHaveLength(acknowledged.length + 1)
  report('a disk of 2 MB', { acknowledged: leads.length, refused, files: readdirSync(dataDir).length })
})
