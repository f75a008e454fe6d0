import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { leadStore, type NewLead } from '../storage/leads.ts'
import { outboxStore } from '../storage/outbox-store.ts'
import { eventually } from '../testing/eventually.ts'
import { type ReceivedLetter, startMailServer } from '../testing/mail-server.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testStorage } from '../testing/test-storage.ts'
import { composer } from './compose.ts'
import { fileTransport } from './file-transport.ts'
import type { Transport } from './letter.ts'
import { startOutbox } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'

const addresses = { from: 'hello@example.com', to: 'owner@example.com' }
const quick = { firstMs: 20, longestMs: 50, giveUpMs: 60_000, leastTries: 1 }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

const lead: NewLead = {
  ...sampleLead,
  name: '<b>Ann</b> "O’Hara"',
  note: 'A <script>roof</script>',
  extra: '{"panels":"<20>"}',
}

const start = async (transport: Transport, retry = quick) => {
  const storage = await testStorage()
  const store = outboxStore(storage)
  const leads = leadStore(storage, () => 'example.com')
  const outbox = startOutbox({
    store,
    compose: () => composer(readServerContent(secondBusiness), addresses),
    transport,
    log,
    retry,
    pollMs: 10,
  })
  onTestFinished(async () => {
    await outbox.stop()
    await storage.close()
  })
  const ask = async (changes: Partial<NewLead> = {}) => {
    await leads.keep({ ...lead, ...changes }, ['owner-notice', 'acknowledgement'], new Date())
    outbox.wake()
  }
  return { ask, store, storage, outbox }
}

const received = (letters: readonly ReceivedLetter[], to: string) => letters.find((letter) => letter.to === to)?.mail

describe('letters through a mail server', () => {
  test('reach the owner, who can answer and call the visitor', async () => {
    const { url, letters } = await startMailServer()
    const { ask } = await start(smtpTransport(url))
    await ask()
    await eventually(() => expect(letters).toHaveLength(2))
    const notice = received(letters, 'owner@example.com')
    expect(notice?.replyTo).toEqual([{ name: '<b>Ann</b> "O’Hara"', address: 'ann@example.com' }])
    expect(notice?.text).toContain('Phone: (559) 555-0101')
    expect(notice?.html).toMatch(/<a [^>]*href="tel:\+15595550101"[^>]*>\(559\) 555-0101<\/a>/)
    expect(notice?.html).toContain('A &lt;script&gt;roof&lt;/script&gt;')
    expect(notice?.html).toContain('&lt;20&gt;')
    expect(notice?.html).not.toMatch(/<script|<b>Ann/)
  })

  test('promise the visitor a reply within the promised hours and carry no words of the visitor', async () => {
    const { url, letters } = await startMailServer()
    const { ask } = await start(smtpTransport(url))
    await ask({ name: 'evil.example Win' })
    await eventually(() => expect(letters).toHaveLength(2))
    const letter = received(letters, 'ann@example.com')
    expect(letter?.text).toMatch(/^Good day,\n/)
    expect(letter?.text).toContain('within 48 hours')
    expect(letter?.text).toContain('(740) 555-0117')
    expect(letter?.html).not.toMatch(/evil|roof/)
  })

  test('wait while it rejects them and are sent once, under the same Message-ID, when it is back', async () => {
    let isUp = false
    const { url, letters } = await startMailServer({ isUp: () => isUp })
    const { ask, store, storage } = await start(smtpTransport(url))
    await ask()
    await eventually(async () => expect((await store.unsent()).every(({ attempts }) => attempts >= 2)).toBe(true))
    const rows = await storage.db.selectFrom('outbox').select('message_id').execute()
    isUp = true
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    expect(letters.map(({ mail }) => mail.messageId).sort()).toEqual(rows.map((row) => row.message_id).sort())
  })

  test('wait while nothing answers, and are dead after their days, with the reason', async () => {
    const { ask, store } = await start(smtpTransport('smtp://127.0.0.1:1'), { ...quick, giveUpMs: 0 })
    await ask()
    await eventually(async () => {
      expect(await store.unsent()).toMatchObject([
        { state: 'dead', last_error: expect.stringContaining('ECONNREFUSED') },
        { state: 'dead', last_error: expect.stringContaining('ECONNREFUSED') },
      ])
    })
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/ann@example|Ann/)
  })

  test('rejected for good are dead at once, with the mail server’s words', async () => {
    const refuse = (address: string) =>
      address === 'ann@example.com' ? { code: 550, words: '5.1.1 no such user' } : undefined
    const { url, letters, tried } = await startMailServer({ refuse })
    const { ask, store } = await start(smtpTransport(url))
    await ask()
    await eventually(async () =>
      expect(await store.unsent()).toMatchObject([
        {
          kind: 'acknowledgement',
          state: 'dead',
          attempts: 1,
          last_error: expect.stringContaining('550 5.1.1 no such'),
        },
      ]),
    )
    await sleep(200)
    expect(tried.filter((address) => address === 'ann@example.com')).toHaveLength(1)
    expect(letters.map(({ to }) => to)).toEqual(['owner@example.com'])
  })

  test('rejected for now are retried', async () => {
    let isGrey = true
    const { url, letters } = await startMailServer({
      refuse: () => (isGrey ? { code: 450, words: 'try again later' } : undefined),
    })
    const { ask, store } = await start(smtpTransport(url))
    await ask()
    await eventually(async () => expect((await store.unsent()).every(({ attempts }) => attempts >= 2)).toBe(true))
    isGrey = false
    await eventually(() => expect(letters).toHaveLength(2))
  })

  test('have no header that a visitor wrote', async () => {
    const { url, letters } = await startMailServer()
    const { ask } = await start(smtpTransport(url))
    await ask({ subject: 'Hi\r\nBcc: evil@example.com', name: 'Ann\r\nBcc: evil@example.com' })
    await eventually(() => expect(letters).toHaveLength(2))
    const keys = letters.flatMap(({ mail }) => mail.headers.map(({ key }) => key))
    expect(keys).not.toContain('bcc')
    expect(received(letters, 'owner@example.com')?.subject).toBe(
      'New quote: Ann Bcc: evil@example.com, (559) 555-0101 (Hi Bcc: evil@example.com)',
    )
  })
})

test('without a mail server each letter is a whole file whose path is logged, and none counts as sent', async () => {
  const dir = join(tempDir(), 'outbox')
  const files: string[] = []
  const { ask, storage } = await start(fileTransport(dir, (file) => files.push(file)))
  await ask()
  await eventually(() => expect(files).toHaveLength(2))
  const states = () => storage.db.selectFrom('outbox').select('state').execute()
  await eventually(async () => expect(await states()).toEqual([{ state: 'filed' }, { state: 'filed' }]))
  expect(readdirSync(dir).sort()).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)])
  const letters = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))))
  expect(letters.map(({ to }) => to?.[0]?.address).sort()).toEqual(['ann@example.com', 'owner@example.com'])
})

test('many letters are sent while leads keep arriving', async () => {
  const sent: string[] = []
  const { ask, outbox } = await start({
    send: async ({ messageId }) => void sent.push(messageId),
    close: () => undefined,
  })
  const stream = setInterval(() => outbox.wake(), 5)
  onTestFinished(() => clearInterval(stream))
  outbox.wake()
  for (let count = 0; count < 20; count += 1) await ask({ email: `person${count}@example.com` })
  await eventually(() => expect(sent.length).toBeGreaterThan(0))
  await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(30), { timeout: 2_000, interval: 10 })
})
