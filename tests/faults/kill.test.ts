import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openStorage } from '../../server/storage/open.ts'
import { outboxStore } from '../../server/storage/outbox-store.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkArrived, checkBooks, endLeases, isWhole } from './books.ts'
import { openMailbox } from './mailbox.ts'
import { smallProgram, startServerProcess } from './server-process.ts'
import { isFull, report, times } from './size.ts'
import { sendWhile } from './visitors.ts'

const unsentIn = async (dataDir: string) => {
  const storage = await openStorage({ dataDir })
  const unsent = await outboxStore(storage).unsent()
  await storage.close()
  // A digest waits for its hour.
  return unsent.filter(({ kind }) => kind !== 'digest').length
}

test.each<[NodeJS.Signals, string, { usual: number; full: number }]>([
  ['SIGKILL', smallProgram, { usual: 4, full: 200 }],
  ['SIGTERM', 'server/main.ts', { usual: 1, full: 20 }],
])('a server stopped by %s at random moments under load loses nothing', async (signal, program, size) => {
  const rounds = times(size)
  const dataDir = tempDir()
  const mail = await openMailbox()
  mail.slowMs = 5
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url }
  let server = await startServerProcess(env, program)
  const visitors = sendWhile(() => server.url)
  for (let round = 0; round < rounds; round += 1) {
    const soon = visitors.outcome.acknowledged.length + Math.random() * 20
    await eventually(() => expect(visitors.outcome.acknowledged.length).toBeGreaterThan(soon))
    await sleep(Math.random() * 20)
    await server.end(signal)
    server = await startServerProcess(env, program)
  }
  const { acknowledged, lost } = await visitors.stop()
  await server.end('SIGTERM')
  await endLeases({ dataDir })
  server = await startServerProcess(env, program)
  await vi.waitFor(async () => expect(await unsentIn(dataDir)).toBe(0), {
    timeout: isFull ? 600_000 : 60_000,
    interval: 200,
  })
  await server.end('SIGTERM')

  expect(isWhole(join(dataDir, 'leads.db'))).toBe(true)
  const { leads, messages } = await checkBooks({ dataDir }, acknowledged)
  checkArrived(mail.ids, messages)
  const letters = new Set(mail.ids).size
  report(`${rounds} times ${signal}`, {
    acknowledged: acknowledged.length,
    kept: leads.length,
    'replies lost': lost,
    letters,
    'letters again under their id': mail.ids.length - letters,
  })
})
