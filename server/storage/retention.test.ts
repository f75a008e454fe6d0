import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { letterFolder, letterName } from '../mail/letter-file.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { allRows } from '../testing/test-app.ts'
import { leadStore } from './leads.ts'
import { openStorage } from './open.ts'
import { outboxStore } from './outbox.ts'
import { removal } from './removal.ts'
import { startRetention } from './retention.ts'

const day = 24 * 60 * 60 * 1000

test('what is older than the days of the setting goes with its letters when the server starts', async () => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  onTestFinished(() => storage.close())
  const leads = leadStore(storage, 'example.com')
  for (const [name, age] of [
    ['old', 31],
    ['new', 29],
  ] as const) {
    const lead = {
      ...{ project: 'website', form: 'quote', name, phone: '5', email: 'ann@example.com', reply_to: null },
      ...{ note: null, subject: null, extra: '{}', spam_reason: null },
    }
    await leads.keep(lead, ['owner-notice'], new Date(Date.now() - age * day))
  }
  const outbox = outboxStore(storage)
  const messages = (await outbox.claim(new Date(), 1, 2)).map(({ message }) => message)
  for (const { id } of messages) await outbox.markSent(id, new Date())
  mkdirSync(letterFolder(dataDir))
  const files = messages.map((message) => join(letterFolder(dataDir), `${letterName(message)}.eml`))
  for (const file of files) writeFileSync(file, 'x')

  const log = { info: vi.fn(), error: vi.fn() }
  const retention = startRetention({ days: 30, dataDir, store: removal(storage), log })
  await retention.stop()
  expect((await allRows(leads.pages({ spam: false }))).map(({ name }) => name)).toEqual(['new'])
  expect(files.map((file) => existsSync(file))).toEqual([false, true])
  expect(log.info).toHaveBeenCalledWith({ removed: 1, days: 30 }, 'old requests removed')
})
