import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { letterName } from '../../mail/letter-file.ts'
import { leadStore, type NewLead } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { readCommand } from './read-command.ts'
import { runCommand } from './run-command.ts'

const lead: NewLead = sampleLead

const prepare = async (...leads: Partial<NewLead>[]) => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  const store = leadStore(storage, () => 'example.com')
  for (const [index, one] of leads.entries()) {
    const came = new Date(Date.now() - 1000 + index)
    await store.keep({ ...lead, ...one }, one.spam_reason ? [] : ['owner-notice', 'acknowledgement'], came)
  }
  const messages = await storage.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  await storage.close()
  return { dataDir, messages }
}

const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' }

const run = async (dataDir: string, args: string[], env: NodeJS.ProcessEnv = smtp) =>
  (await Array.fromAsync(runCommand(readCommand(args), readConfig({ DATA_DIR: dataDir, ...env })))).join('')

const writeLetters = (dataDir: string, letters: Record<string, string>) => {
  mkdirSync(join(dataDir, 'outbox'))
  for (const [name, text] of Object.entries(letters)) writeFileSync(join(dataDir, 'outbox', name), text)
}

describe('spam', () => {
  test('is listed with its reason and rescued by id, with all its messages', async () => {
    const { dataDir } = await prepare({ name: 'Bea', spam_reason: '4 links' })
    expect(await run(dataDir, [])).toBe('No requests yet.\n')
    const listed = await run(dataDir, ['--spam'])
    expect(listed).toMatch(/Bea[\s\S]*possible spam: 4 links/)
    const id = /id: (\S+)/.exec(listed)?.[1] ?? ''
    const webhook = { ...smtp, WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: 'sixteen letters!' }
    expect(await run(dataDir, ['rescue', id], webhook)).toContain('no spam any more')
    expect(await run(dataDir, [])).toContain('Bea')
    expect(await run(dataDir, ['--unsent'])).toMatch(
      /owner-notice for Bea[\s\S]*acknowledgement for Bea[\s\S]*webhook for Bea/,
    )
    await expect(run(dataDir, ['rescue', id])).rejects.toThrow(/There is no spam with the id/)
  })
})

describe('a dead message', () => {
  test('is shown with its error, and retried on request', async () => {
    const { dataDir, messages } = await prepare({})
    const storage = await openStorage({ dataDir })
    const failure = { error: 'refused', attempts: 99, dueAt: new Date(), isDead: true }
    for (const { id } of messages) await outboxStore(storage).markFailed(id, failure)
    await storage.close()
    expect(await run(dataDir, ['--unsent'])).toMatch(/tries: 99 {2}\| {2}given up\n {4}refused/)
    expect(await run(dataDir, ['resend'])).toContain('2 messages to be tried again')
    expect(await run(dataDir, ['--unsent'])).not.toContain('given up')
  })

  test('is retried together with those that wait', async () => {
    const { dataDir, messages } = await prepare({})
    const storage = await openStorage({ dataDir })
    const store = outboxStore(storage)
    const dueAt = new Date(Date.now() + 3_600_000)
    for (const { id } of messages) await store.markFailed(id, { error: 'refused', attempts: 5, dueAt, isDead: false })
    expect(await run(dataDir, ['--unsent'])).toMatch(/next try \w+ \d+, \d+, \d+:\d\d [AP]M \(America\/Los_Angeles\)/)
    expect(await store.claim(new Date(), 60_000, 10)).toEqual([])
    expect(await run(dataDir, ['resend'])).toContain('2 messages to be tried again')
    expect(await store.claim(new Date(), 60_000, 10)).toHaveLength(2)
    await storage.close()
  })
})

describe('a removed person', () => {
  test('leaves the list, the outbox and the letters, and nobody else does', async () => {
    const { dataDir, messages } = await prepare({}, { name: 'Joanna', email: 'jo-ann@example.com' })
    const anns = messages.slice(0, 2).map((message) => `${letterName(message)}.eml`)
    const others = { 'other.eml': 'To: jo-ann@example.com', 'third.eml': 'To: ann@example.com.au' }
    const earlier = { 'earlier.eml': 'Reply-To: "Ann" <ANN@example.com>' }
    writeLetters(dataDir, { ...Object.fromEntries(anns.map((name) => [name, 'x'])), ...others, ...earlier })
    expect(await run(dataDir, ['forget', 'ann@example.com', '--yes'])).toMatch(/^1 request of ann@example\.com removed/)
    expect(readdirSync(join(dataDir, 'outbox')).sort()).toEqual(['other.eml', 'third.eml'])
    expect(await run(dataDir, [])).toMatch(/Joanna[\s\S]*1 request/)
    expect(await run(dataDir, ['--unsent'])).not.toContain('for Ann')
    for (const args of [[], ['--yes']]) {
      const again = run(dataDir, ['forget', 'ann@example.com', ...args])
      await expect(again).rejects.toThrow('Nobody was found: no request and no letter names ann@example.com.')
    }
    await expect(run(dataDir, ['forget', 'Ann'])).rejects.toThrow('Ann is no e-mail address')
  })

  test('is listed with all requests and letters first, and nothing is removed without --yes', async () => {
    const { dataDir } = await prepare(
      {},
      { name: 'Ann at work', email: '' },
      { name: 'Joanna', email: 'jo@example.com', phone: '(559) 555-0199' },
    )
    writeLetters(dataDir, { 'earlier.eml': 'To: ann@example.com' })
    const listed = await run(dataDir, ['forget', 'ann@example.com'])
    expect(listed).toMatch(
      /^.* {2}\| {2}Ann {2}\| .*\n.*Ann at work.*\n2 requests and 1 letter file of ann@example\.com\. /,
    )
    expect(listed).toContain(
      'Nothing is removed yet: npm run leads -- forget "ann@example.com" --yes removes all of it',
    )
    expect(await run(dataDir, [])).toContain('\n3 requests\n')
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['earlier.eml'])
    expect(await run(dataDir, ['forget', 'ann@example.com', '--yes'])).toMatch(
      /^2 requests of ann@example\.com removed/,
    )
    expect(await run(dataDir, [])).toContain('\n1 request\n')
  })
})

describe('the encoded letters of a removed person', () => {
  test.each([
    [
      'quoted-printable',
      'Content-Transfer-Encoding: quoted-printable\r\n\r\nJos=C3=A9 asked: ann=40exa=\r\nmple.com, (559)\r\n',
    ],
    [
      'base64',
      `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`${'José · '.repeat(9)}ann@example.com`).toString('base64')}\r\n`,
    ],
  ])('are deleted too: %s', async (_encoding, digest) => {
    const { dataDir } = await prepare({})
    writeLetters(dataDir, { 'digest.eml': digest, 'other.eml': digest.replace(/exa|QGV4/, 'x') })
    await run(dataDir, ['forget', 'ann@example.com', '--yes'])
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['other.eml'])
  })
})

test.each(['ann@exämple.de', '\u200BANN@EXÄMPLE.DE ', 'ann@xn--exmple-cua.de'])(
  'a person with an international address is forgotten by the address as they write it: %j',
  async (address) => {
    const dataDir = tempDir()
    const storage = await openStorage({ dataDir })
    await leadStore(storage, () => 'example.com').keep({ ...lead, email: 'ann@xn--exmple-cua.de' }, [], new Date())
    await storage.close()
    expect(await run(dataDir, ['forget', address, '--yes'])).toMatch(/^1 request of ann@xn--exmple-cua\.de removed/i)
  },
)

describe('old leads', () => {
  test('are counted, and removed when the operator confirms the clock', async () => {
    const dataDir = tempDir()
    const storage = await openStorage({ dataDir })
    for (const age of [40, 35, 1])
      await leadStore(storage, () => 'example.com').keep(lead, [], new Date(Date.now() - age * 86_400_000))
    await storage.close()
    const settings = { ...smtp, RETENTION_DAYS: '30' }
    expect(await run(dataDir, ['expire'], settings)).toMatch(
      /^The clock says .* By it: 2 requests older than 30 days\./,
    )
    expect(await run(dataDir, ['expire', '--yes'], settings)).toMatch(/^2 requests removed/)
    expect(await run(dataDir, [])).toContain('\n1 request\n')
    expect(await run(dataDir, ['expire'], { ...smtp, RETENTION_DAYS: 'off' })).toContain('RETENTION_DAYS is off')
  })
})

describe('without a mail server', () => {
  test('every list starts with a warning, and the CSV stays a CSV', async () => {
    const { dataDir } = await prepare({})
    const sentence = `Letters are only files in ${join(dataDir, 'outbox')}: nobody is told.`
    for (const args of [[], ['--unsent'], ['--spam']]) expect(await run(dataDir, args, {})).toMatch(sentence)
    expect(await run(dataDir, ['--csv'], {})).toMatch(/^\uFEFF"received_at"/)
  })
})

describe('a command', () => {
  test.each([
    [['rescue']],
    [['forget']],
    [['copy']],
    [['restore']],
    [['remove', 'x']],
    [['rescue', 'a', 'b']],
    [['--cvs']],
  ])('that is invalid shows the usage: %j', (args) => {
    expect(() => readCommand(args)).toThrow(/^This is not understood[\s\S]*npm run leads -- rescue ID/)
  })

  test('to copy needs the URL of a Postgres', async () => {
    const { dataDir } = await prepare({})
    await expect(run(dataDir, ['copy', '--to', 'leads'])).rejects.toThrow(/expected an address such as postgres:/)
  })

  test('to copy waits for the server to stop', async () => {
    const { dataDir } = await prepare({})
    const server = await openStorage({ dataDir })
    const copying = run(dataDir, ['copy', '--to', 'postgres://localhost/none'])
    await expect(copying).rejects.toThrow('The database is in use: stop the server, then copy.')
    await server.close()
  })

  test('creates no database', async () => {
    const dataDir = tempDir()
    for (const args of [[], ['--unsent'], ['resend']]) expect(await run(dataDir, args)).toBe('No requests yet.\n')
    await expect(run(dataDir, ['forget', 'ann@example.com'])).rejects.toThrow('there are no requests yet')
    expect(existsSync(join(dataDir, 'leads.db'))).toBe(false)
  })
})
