import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { webhookCaller } from '../../server/mail/webhook.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkBooks } from './books.ts'
import { type Mailbox, type Mood, openMailbox } from './mailbox.ts'
import { report } from './size.ts'
import { openSmallServer } from './small-server.ts'
import { answersOf, post } from './visitors.ts'

type Settings = Partial<Parameters<typeof openSmallServer>[0]>

const start = async (settings: Settings = {}) => {
  const dataDir = tempDir()
  const mail = await openMailbox()
  // Longer than a reply takes on a busy machine: a letter whose step runs out earlier is tried again at once.
  const patience = { stepMs: 3_000, wholeMs: 30_000 }
  const server = await openSmallServer({ dataDir, smtpUrl: mail.url, patience, ...settings })
  onTestFinished(server.close)
  return { dataDir, mail, ...server }
}

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Visitor ${index}`)

const sendAll = async (url: string, names: readonly string[]) => {
  for (const name of names) expect((await post(url, answersOf(name))).status).toBe(200)
}

const arriveOnce = async (dataDir: string, mail: Mailbox, names: readonly string[]) => {
  await eventually(async () => {
    const { messages } = await checkBooks({ dataDir }, names)
    expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(mail.ids.toSorted()).toEqual(messages.map(({ message_id }) => message_id).toSorted())
  })
}

test.each<Mood>(['hang', 'drop after data'])(
  'letters that a mail server accepts without confirming (%s) are resent only after hours',
  async (mood) => {
    const { dataDir, mail, url, storage } = await start()
    mail.mood = mood
    const names = namesOf(5)
    await sendAll(url, names)
    const rows = () => storage.db.selectFrom('outbox').selectAll().execute()
    await eventually(async () => expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true))
    await sleep(500)
    expect(mail.tries).toBe(10)
    const inFourHours = new Date(Date.now() + 4 * 60 * 60_000).toISOString()
    for (const { due_at, last_error } of await rows()) {
      expect(due_at > inFourHours).toBe(true)
      expect(last_error).toContain('did not confirm it')
    }
    mail.mood = 'take'
    await storage.db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute()
    await eventually(async () => {
      const { messages } = await checkBooks({ dataDir }, names)
      expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['sent']))
    })
    expect(new Set(mail.ids).size).toBe(10)
  },
)

test('a mail server that is slow at every reply gets each letter once', async () => {
  const { dataDir, mail, url } = await start({ patience: { stepMs: 5_000, wholeMs: 60_000 } })
  mail.replyMs = 300
  const names = namesOf(5)
  await sendAll(url, names)
  await arriveOnce(dataDir, mail, names)
  report('slow mail server', { letters: 10, tries: mail.tries })
  expect(mail.tries).toBe(10)
})

test('a letter that exceeds its timeout arrives once when the mail server is fast again', async () => {
  const { dataDir, mail, url } = await start({ patience: { stepMs: 10_000, wholeMs: 4_000 } })
  mail.replyMs = 1_500
  await sendAll(url, ['Slow'])
  await eventually(() => expect(mail.tries).toBeGreaterThan(2))
  expect(mail.ids).toEqual([])
  mail.replyMs = 0
  await arriveOnce(dataDir, mail, ['Slow'])
})

/** A real HTTP server that accepts calls and never answers. */
const silentServer = async () => {
  let asked = 0
  const server = createServer(() => {
    asked += 1
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const hangUp = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(hangUp)
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  return { url, asked: () => asked, hangUp }
}

test('a webhook that never answers delays no letter and gets few calls', async () => {
  const silent = await silentServer()
  const webhook = webhookCaller({ url: silent.url, format: 'slack' })
  const { mail, url } = await start({ webhook })
  await sendAll(url, namesOf(20))
  await eventually(() => expect(new Set(mail.ids).size).toBe(40))
  await sendAll(url, ['One more'])
  await eventually(() => expect(new Set(mail.ids).size).toBe(42))
  report('silent webhook', { letters: mail.ids.length, calls: silent.asked() })
  expect(mail.ids).toHaveLength(42)
  expect(silent.asked()).toBeLessThanOrEqual(5)
})
