import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { leadStore } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const oneLead = async () => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  await leadStore(storage, () => 'example.com').keep(sampleLead, ['owner-notice'], new Date())
  await storage.close()
  return dataDir
}

test('a backup that does not fit is refused before it begins, and says what it needs', async () => {
  const dataDir = await oneLead()
  const megabyte = 1_000_000
  await expect(backUp(dataDir, new Date(), () => 66 * megabyte)).rejects.toThrow(
    /has 66 MB free and a backup needs 101 MB/,
  )
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
})

test('photographs that do not fit are refused before the first is copied, and the requests are backed up', async () => {
  const dataDir = await oneLead()
  mkdirSync(join(dataDir, 'pictures'))
  for (const name of ['one.jpg', 'two.jpg']) writeFileSync(join(dataDir, 'pictures', name), Buffer.alloc(2_000_000))
  const free = () => 103_000_000
  await expect(backUp(dataDir, new Date(), free)).rejects.toThrow(
    /has 103 MB free and a backup needs 104 MB.*Requests are backed up as ever/,
  )
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^leads-.*\.db$/)])
  await expect(backUp(dataDir, new Date(Date.now() + 1000), () => 105_000_000)).resolves.toMatchObject({ leads: 1 })
  await expect(backUp(dataDir, new Date(Date.now() + 2000), free)).resolves.toMatchObject({ leads: 1 })
})

test('a backup of another version is refused before it replaces the database, and a server names that version', async () => {
  const dataDir = await oneLead()
  const { file } = await backUp(dataDir)
  const backup = new DatabaseSync(file)
  backup.exec("UPDATE kysely_migration SET name = '002-of-another-version' WHERE name = '002-desk'")
  backup.close()
  const reason = 'comes from another version of this server (it has 002-of-another-version)'
  expect(() => restore(dataDir, file)).toThrow(reason)
  const kept = await openStorage({ dataDir })
  onTestFinished(kept.close)
  expect((await Array.fromAsync(leadStore(kept, () => '').pages({ spam: false }))).flat()).toHaveLength(1)

  const elsewhere = tempDir()
  copyFileSync(file, join(elsewhere, 'leads.db'))
  await expect(openStorage({ dataDir: elsewhere })).rejects.toThrow(reason)
})
