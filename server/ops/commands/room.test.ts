import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadStore } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from './backup.ts'

/** A data folder with one lead. */
const oneLead = async () => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  await leadStore(storage, 'example.com').keep(sampleLead, ['owner-notice'], new Date())
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
