import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { leadStore } from '../../storage/leads.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { testStorage } from '../../testing/test-storage.ts'
import { observer } from './observe.ts'

const installed = new Date('2026-03-02T20:00:00Z')

test('without a quote request by the form, its days count from the installation and not from the last restart', async () => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  await sql`update kysely_migration set timestamp = ${installed.toISOString()}`.execute(storage.db)
  const look = observer(storage, tempDir())
  expect(await look()).toMatchObject({ lastRequest: installed })
  await leadStore(storage, () => 'example.com').keep(sampleLead, [], new Date())
  for (const origin of ['phone', 'import'] as const) {
    await storage.db.updateTable('leads').set({ origin }).execute()
    expect(await look()).toMatchObject({ lastRequest: installed })
  }
})
