import { expect, onTestFinished, test } from 'vitest'
import { leadStore } from '../../storage/leads.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { testStorage } from '../../testing/test-storage.ts'
import { observer } from './observe.ts'

test('leads that did not come through the form do not count as quote requests', async () => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  const begun = new Date(0)
  await leadStore(storage, 'example.com').keep(sampleLead, [], new Date())
  for (const origin of ['phone', 'import'] as const) {
    await storage.db.updateTable('leads').set({ origin }).execute()
    expect(await observer(storage, tempDir(), { begun })()).toMatchObject({ lastRequest: begun })
  }
})
