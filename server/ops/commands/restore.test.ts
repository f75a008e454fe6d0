import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { leadStore } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

test('a backup of another version is refused before it replaces the database, and a server names that version', async () => {
  const dataDir = tempDir()
  const serving = await openStorage({ dataDir })
  await leadStore(serving, 'example.com').keep(sampleLead, [], new Date())
  const { file } = await backUp(dataDir)
  await serving.close()
  const backup = new DatabaseSync(file)
  backup.exec("UPDATE kysely_migration SET name = '002-of-another-version' WHERE name = '002-desk'")
  backup.close()
  const reason = 'comes from another version of this server (it has 002-of-another-version)'
  expect(() => restore(dataDir, file)).toThrow(reason)
  const kept = await openStorage({ dataDir })
  onTestFinished(kept.close)
  expect(await Array.fromAsync(leadStore(kept, 'example.com').pages({ spam: false }))).toMatchObject([[{}]])

  const elsewhere = tempDir()
  copyFileSync(file, join(elsewhere, 'leads.db'))
  await expect(openStorage({ dataDir: elsewhere })).rejects.toThrow(reason)
})
