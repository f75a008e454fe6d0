import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStorage } from '../../server/storage/open.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { startServerProcess } from './server-process.ts'
import { report } from './size.ts'
import { answersOf, post } from './visitors.ts'

const clockOf = (days: number) => ({
  NODE_OPTIONS: '--import ./tests/faults/shifted-clock.ts',
  CLOCK_DAYS: String(days),
})
const threeYears = 3 * 365

const prepare = () => {
  const [dir, dataDir] = [tempDir(), tempDir()]
  testBuild(dir, { pages: { 'index.html': 'home', '404.html': 'nothing' } })
  const env = { BUILD_DIR: dir, DATA_DIR: dataDir }
  const acknowledged: string[] = []
  /** Runs the server with its clock shifted by days, sends quote requests, and stops it after its first removal. */
  const serve = async (days: number, names: readonly string[] = []) => {
    const server = await startServerProcess({ ...env, ...clockOf(days) })
    for (const name of names) if ((await post(server.url, answersOf(name))).status === 200) acknowledged.push(name)
    await server.end('SIGTERM')
  }
  const backUp = (days: number): string => {
    const { stdout, stderr } = spawnSync(process.execPath, ['server/ops/programs/run-backup.ts'], {
      env: { ...process.env, DATABASE_URL: '', ...env, ...clockOf(days) },
      encoding: 'utf8',
    })
    return /^(\S+\.db) holds/.exec(stdout)?.[1] ?? stderr
  }
  const names = async () => {
    const storage = await openStorage({ dataDir })
    const rows = await storage.db.selectFrom('leads').select('name').execute()
    await storage.close()
    return rows.map(({ name }) => name)
  }
  return { dataDir, acknowledged, serve, backUp, names }
}

const people = (who: string, count: number) => Array.from({ length: count }, (_, index) => `${who} ${index}`)

test('starts with the clock three years ahead and behind remove no lead, letter or good backup', async () => {
  const it = prepare()
  await it.serve(0, people('Right', 20))
  const good = it.backUp(0)
  const letters = readdirSync(join(it.dataDir, 'outbox'))
  await it.serve(threeYears, people('Ahead', 3))
  it.backUp(threeYears)
  await it.serve(0)
  await it.serve(-threeYears, people('Behind', 3))
  it.backUp(-threeYears)
  await it.serve(0, people('Again', 2))

  expect((await it.names()).sort()).toEqual(it.acknowledged.toSorted())
  expect(it.acknowledged).toHaveLength(20 + 3 + 3 + 2)
  expect(readdirSync(join(it.dataDir, 'outbox'))).toEqual(expect.arrayContaining(letters))
  expect(existsSync(good)).toBe(true)
  report('wrong clocks', { acknowledged: it.acknowledged.length, letters: letters.length, starts: 5 })
})

test('a backup of an empty database three years ahead removes no good backup', async () => {
  const it = prepare()
  await it.serve(0, people('Right', 2))
  const good = it.backUp(0)
  for (const ending of ['', '-wal', '-shm']) rmSync(join(it.dataDir, `leads.db${ending}`), { force: true })
  await it.serve(threeYears)
  expect(it.backUp(threeYears)).toMatch(/\.db$/)
  expect(existsSync(good)).toBe(true)
})
