import { copyFileSync, openSync, renameSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { leadStore } from './leads.ts'
import { openStorage } from './open.ts'

const open = async () => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  onTestFinished(async () => storage.close())
  const leads = leadStore(storage, () => 'example.com')
  const keep = (name: string) =>
    leads.keep({ ...sampleLead, name, note: 'n'.repeat(500) }, ['owner-notice'], new Date())
  for (let count = 0; count < 200; count += 1) await keep(`Visitor ${count}`)
  return { file: join(dataDir, 'leads.db'), dataDir, storage, keep }
}

/** Moves the WAL into the file, as SQLite does every thousand pages. */
const checkpoint = (file: string) => {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

/** Overwrites a page in the middle of the file with garbage. */
const damagePage = (file: string) => {
  const page = 4096
  const pages = statSync(file).size / page
  const handle = openSync(file, 'r+')
  for (let number = 4; number < pages; number += 2) writeSync(handle, Buffer.alloc(page, 0xa5), 0, page, number * page)
}

describe('a server whose database', () => {
  test('is intact stores leads and says so', async () => {
    const { storage, keep } = await open()
    await storage.verify()
    await storage.check()
    expect(await keep('Ann')).toBe('kept')
  })

  test.each<[string, (file: string) => void]>([
    ['was deleted', (file) => rmSync(file)],
    ['was moved away', (file) => renameSync(file, `${file}.old`)],
    [
      'was replaced by a copy of itself',
      (file) => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
    ['was emptied', (file) => truncateSync(file, 0)],
    ['was cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
    ['lost its log', (file) => rmSync(`${file}-wal`)],
    ['was overwritten with text', (file) => writeFileSync(file, 'no database')],
  ])('%s stores nothing more, and is not ready', async (_what, harm) => {
    const { file, storage, keep } = await open()
    checkpoint(file)
    await keep('Before')
    harm(file)
    await expect(keep('After')).rejects.toThrow('The request could not be kept')
    await expect(storage.check()).rejects.toThrow()
  })

  test('is moved back to its name continues', async () => {
    const { file, storage, keep } = await open()
    renameSync(file, `${file}.old`)
    await expect(keep('Ann')).rejects.toThrow('The request could not be kept')
    renameSync(`${file}.old`, file)
    expect(await keep('Bea')).toBe('kept')
    await storage.check()
  })

  test('was made smaller by VACUUM continues', async () => {
    const { file, storage, keep } = await open()
    await storage.db.deleteFrom('leads').execute()
    const db = new DatabaseSync(file)
    db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    expect(await keep('Ann')).toBe('kept')
    await storage.check()
  })

  test('has damaged pages is found by the full check, stores nothing more, and does not start again', async () => {
    const { dataDir, file, storage, keep } = await open()
    checkpoint(file)
    damagePage(file)
    await expect(storage.verify()).rejects.toThrow()
    await expect(storage.check()).rejects.toThrow()
    await expect(keep('After')).rejects.toThrow('The request could not be kept')
    await storage.close()
    await expect(openStorage({ dataDir })).rejects.toThrow(
      /^The database .*leads\.db cannot be opened \(.+\): restore it from a backup \(npm run leads -- restore FILE\)/,
    )
  })
})

test('an empty file beside a WAL is not treated as a new database', async () => {
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'leads.db'), '')
  writeFileSync(join(dataDir, 'leads.db-wal'), 'what was kept')
  await expect(openStorage({ dataDir })).rejects.toThrow('the file is empty and its log is not')
})
