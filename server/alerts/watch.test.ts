import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readServerContent } from '../content.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { localTime } from '../mail/local-time.ts'
import { alertStore } from '../storage/alerts.ts'
import { openStorage } from '../storage/open.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { type Channel, channelsOf, type Notice } from './channels.ts'
import { leastRoom, type Observation } from './conditions.ts'
import { observer } from './observe.ts'
import { type AlertParts, watchOnce } from './watch.ts'

const { letters, business } = readServerContent('content')
const hour = 60 * 60_000
const spoken = localTime(business.timeZone, 'en', 'medium')
const begun = Date.parse('2026-03-02T20:00:00Z')
const total = 25_000_000_000

const well: Observation = {
  outbox: { waiting: 0, givenUp: 0, oldestWaiting: undefined },
  disk: { free: 10_000_000_000, total },
  lastRequest: new Date(begun),
}
const owing = (waiting: number, oldestWaiting = new Date(begun)) => ({
  ...well,
  outbox: { waiting, givenUp: 0, oldestWaiting },
})

const watch = async (channels: readonly Channel[], changes: Partial<AlertParts> = {}) => {
  const storage = await openStorage({ dataDir: tempDir() })
  onTestFinished(() => storage.close())
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const words = letters.alerts
  /** What the watch does at a fake moment, `hours` after the beginning. */
  const at = (hours: number, seen: Observation, unkept?: Set<string>) =>
    watchOnce(
      {
        observe: async () => seen,
        store: alertStore(storage),
        channels,
        words,
        quietDays: undefined,
        host: 'one',
        spoken,
        log,
        ...changes,
      },
      new Date(begun + hours * hour),
      unkept,
    )
  return { at, log, storage }
}

const collector = () => {
  const told: Notice[] = []
  const channel: Channel = async (notice) => void told.push(notice)
  return { channel, subjects: () => told.map(({ subject }) => subject), told }
}

describe('the owner is told once', () => {
  test('of a letter that has not left for an hour, and when all have left', async () => {
    const { channel, subjects, told } = collector()
    const { at } = await watch([channel])
    await at(0.9, owing(1))
    expect(subjects()).toEqual([])
    await at(1.1, owing(1))
    await at(1.2, owing(2))
    await at(48, owing(9))
    expect(subjects()).toEqual(['Letters do not leave'])
    expect(told[0]?.text).toContain('have not left: 1.')
    await at(49, { ...well, outbox: { waiting: 0, givenUp: 3, oldestWaiting: undefined } })
    await at(50, well)
    expect(subjects()).toEqual(['Letters do not leave', 'Letters leave again'])
    expect(told[1]?.text).toContain('Given up: 3')
    await at(60, owing(1))
    expect(subjects()).toHaveLength(3)
    expect(new Set(told.map(({ id }) => id)).size).toBe(3)
  })

  test('of a disk that is nearly full, and of room only by a margin', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    const free = (share: number) => ({ ...well, disk: { free: leastRoom(total) * share, total } })
    await at(0, free(1.01))
    expect(subjects()).toEqual([])
    for (const share of [0.99, 1.1, 0.9, 1.2]) await at(1, free(share))
    expect(subjects()).toEqual(['The disk is nearly full'])
    await at(2, free(1.3))
    expect(subjects()).toEqual(['The disk is nearly full', 'The disk has room again'])
  })

  test('of days without a request, where the settings say how many', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel], { quietDays: 3 })
    await at(71, well)
    expect(subjects()).toEqual([])
    await at(73, well)
    await at(99, well)
    expect(subjects()).toEqual(['No request for 3 days'])
    await at(100, { ...well, lastRequest: new Date(begun + 99.5 * hour) })
    expect(subjects()).toEqual(['No request for 3 days', 'Requests come again'])
    const silent = await watch([channel])
    await silent.at(1000, well)
    expect(subjects()).toHaveLength(2)
  })

  test('by two servers together, and again by none after a restart', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    await Promise.all([at(2, owing(1)), at(2, owing(1)), at(2, owing(1))])
    expect(subjects()).toEqual(['Letters do not leave'])
  })

  test('of the disk of each machine by its name', async () => {
    const { channel, told } = collector()
    const { storage, at } = await watch([channel])
    const full = { ...well, disk: { free: 0, total } }
    await at(0, full)
    const other = { observe: async () => well, store: alertStore(storage), channels: [channel], words: letters.alerts }
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    await watchOnce({ ...other, quietDays: undefined, host: 'two', spoken, log }, new Date(begun))
    await at(1, full)
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('0 MB are free on one')])
  })
})

describe('a notice that does not get through', () => {
  test('is tried again at the next look, under the same id', async () => {
    const ids: string[] = []
    const failing: Channel = async ({ id }) => {
      ids.push(id)
      if (ids.length < 3) throw new Error('not now')
    }
    const { at, log } = await watch([failing])
    for (const hours of [2, 3, 4, 5]) await at(hours, owing(1))
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ failures: ['not now'] }), expect.any(String))
  })

  test('by one way is told when another way works', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([() => Promise.reject(new Error('refused')), channel])
    for (const hours of [2, 3]) await at(hours, owing(1))
    expect(subjects()).toHaveLength(1)
  })
})

test('a disk that is too full for a note of it is told of all the same, once', async () => {
  const { channel, subjects } = collector()
  const full = () => Promise.reject(new Error('database or disk is full'))
  const store = { isOn: async () => false, note: full, takeNews: full, giveBack: full }
  const { at } = await watch([channel], { store })
  const unkept = new Set<string>()
  for (const hours of [0, 1, 2]) await at(hours, { ...well, disk: { free: 0, total } }, unkept)
  expect(subjects()).toEqual(['The disk is nearly full'])
})

describe('the ways to the owner', () => {
  test('are a signed call and a letter to a second address', async () => {
    const calls: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      calls.push({ headers: request.headers, body })
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const dir = tempDir()
    const config = {
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}`,
      ALERT_EMAIL: 'me@example.net',
      WEBHOOK_SECRET: 'a secret of the owner',
    }
    const transport = fileTransport(dir, () => undefined)
    const { at } = await watch(channelsOf({ config, business, from: 'us@example.com', transport }))
    await at(2, owing(1))

    const [{ headers, body } = { headers: {}, body: '' }] = calls
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', config.WEBHOOK_SECRET).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(body)).toMatchObject({ type: 'alert.raised', data: { name: 'lettersLate' } })
    const [file = ''] = readdirSync(dir)
    const letter = readFileSync(join(dir, file), 'utf8')
    expect(letter).toMatch(/^To: .*me@example\.net/m)
    expect(letter).toMatch(/^Subject: Letters do not leave/m)
  })

  test('are none where the settings name none', () => {
    const transport = { send: async () => undefined, close: () => undefined }
    expect(channelsOf({ config: {}, business, from: 'us@example.com', transport })).toEqual([])
  })
})

describe('what is looked at', () => {
  test('is the real disk, and requests that are no spam', async () => {
    const { storage } = await watch([])
    const dataDir = tempDir()
    const look = observer(storage, dataDir, new Date(begun))
    expect((await look()).lastRequest).toEqual(new Date(begun))
    const lead = { project: 'website', form: 'quote', name: 'Ann', phone: '1', email: 'ann@example.com' }
    const rest = { reply_to: null, note: null, subject: null, extra: '{}' }
    const rows = [
      { id: '1', received_at: new Date(begun + 1).toISOString(), spam_reason: null },
      { id: '2', received_at: new Date(begun + 2).toISOString(), spam_reason: 'honeypot' },
    ]
    for (const row of rows)
      await storage.db
        .insertInto('leads')
        .values({ ...lead, ...rest, ...row })
        .execute()
    const { lastRequest, disk } = await look()
    expect(lastRequest).toEqual(new Date(begun + 1))
    expect(disk?.total).toBeGreaterThan(disk?.free ?? 0)
    mkdirSync(join(dataDir, 'a'))
    expect((await observer(storage, join(dataDir, 'b'))()).disk).toBeUndefined()
  })
})
