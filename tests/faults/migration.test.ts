import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { migrator } from '../../server/storage/migrations.ts'
import { openStorage } from '../../server/storage/open.ts'
import { sqliteDialect } from '../../server/storage/sqlite.ts'
import type { Tables } from '../../server/storage/tables.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { isWhole } from './books.ts'
import { report, times } from './size.ts'

const requests = 5_000

/** A database without the desk's tables and search texts, which the update adds. */
const oldDatabase = async (file: string) => {
  const old = new DatabaseSync(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(old) })
  expect((await migrator(db).migrateTo('001-leads')).error).toBeUndefined()
  const moment = '2026-01-02T03:04:05.000Z'
  const insert = old.prepare(
    "insert into leads (id, received_at, project, form, name, phone, email, extra) values (?, ?, 'website', 'quote', 'Ann', '1', 'ann@example.com', '{}')",
  )
  old.exec('begin')
  for (let count = 0; count < requests; count += 1) insert.run(`lead ${count}`, moment)
  old.exec('commit; pragma wal_checkpoint(truncate)')
  await db.destroy()
}

const opening = (dataDir: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { openStorage } = await import(${JSON.stringify(join(process.cwd(), 'server/storage/open.ts'))})
     process.stdout.write('begins')
     await openStorage({ dataDir: ${JSON.stringify(dataDir)} })
     process.exit(0)`,
  ])

test('an update killed at any moment leaves a database that opens', async () => {
  const rounds = times({ usual: 5, full: 100 })
  const from = join(tempDir(), 'old.db')
  await oldDatabase(from)
  let killed = 0
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = tempDir()
    const file = join(dataDir, 'leads.db')
    copyFileSync(from, file)
    const child = opening(dataDir)
    const gone = once(child, 'exit')
    await once(child.stdout, 'data')
    await sleep(Math.random() * 250)
    child.kill('SIGKILL')
    const [, signal] = await gone
    if (signal) killed += 1
    expect(isWhole(file)).toBe(true)
    const storage = await openStorage({ dataDir })
    const leads = await storage.db.selectFrom('leads').select('search_text').execute()
    expect([leads.length, leads.filter(({ search_text }) => search_text === null).length]).toEqual([requests, 0])
    await storage.close()
  }
  report(`${rounds} updates of ${requests} requests`, { 'killed before their end': killed })
})
