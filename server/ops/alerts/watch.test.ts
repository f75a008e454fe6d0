import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { leastRoom } from '../../process/disk.ts'
import { leadStore } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { begun, collector, hour, letters, owing, spoken, total, watch, well } from '../../testing/watched-server.ts'
import { alertStore } from './alert-store.ts'
import type { Channel } from './channels.ts'
import type { Observation } from './conditions.ts'
import { observer } from './observe.ts'
import { watchOnce } from './watch.ts'

describe('the owner is alerted once', () => {
  test('to a letter that waits for an hour, and when all are sent', async () => {
    const { channel, subjects, told } = collector()
    const { at } = await watch([channel])
    await at(0.9, owing(1))
    expect(subjects()).toEqual([])
    await at(1.1, owing(1))
    await at(1.2, owing(2))
    await at(48, owing(9))
    expect(subjects()).toEqual(['Emails are not going out'])
    expect(told[0]?.text).toContain('waiting to go out: 1.')
    await at(49, { ...well, outbox: { waiting: 0, givenUp: 3, oldestWaiting: undefined } })
    await at(50, well)
    expect(subjects()).toEqual(['Emails are not going out', 'Emails are going out again'])
    expect(told[1]?.text).toContain('Given up: 3')
    await at(60, owing(1))
    expect(subjects()).toHaveLength(3)
    expect(new Set(told.map(({ id }) => id)).size).toBe(3)
  })

  test('to a nearly full disk, and to free space only above a margin', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    const free = (share: number) => ({ ...well, disk: { free: leastRoom(total) * share, total } })
    await at(0, free(1.01))
    expect(subjects()).toEqual([])
    for (const share of [0.99, 1.1, 0.9, 1.2]) await at(1, free(share))
    expect(subjects()).toEqual(['The disk is nearly full'])
    await at(2, free(1.3))
    expect(subjects()).toEqual(['The disk is nearly full', 'The disk has space again'])
  })

  test('to days without a quote request, if the settings say how many', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel], { quietDays: 3 })
    await at(71, well)
    expect(subjects()).toEqual([])
    await at(73, well)
    await at(99, well)
    expect(subjects()).toEqual(['No quote request for 3 days'])
    await at(100, { ...well, lastRequest: new Date(begun + 99.5 * hour) })
    expect(subjects()).toEqual(['No quote request for 3 days', 'Quote requests are coming in again'])
    const silent = await watch([channel])
    await silent.at(1000, well)
    expect(subjects()).toHaveLength(2)
  })

  test('to a backup three days old, and to the next backup', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    const backedUp = (hours: number) => ({ ...well, backedUp: new Date(begun + hours * hour) })
    await at(71, backedUp(0))
    expect(subjects()).toEqual([])
    await at(73, backedUp(0))
    await at(74, backedUp(73))
    expect(subjects()).toEqual(["The leads haven't been backed up", 'The leads are backed up again'])
  })

  test('to a clock that jumped ahead, and to its correction', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    const clock = { builtAt: new Date(begun), newest: undefined, trusted: new Date(begun) }
    for (const hours of [24, 24 * 365, 25]) await at(hours, { ...well, clock })
    expect(subjects()).toEqual(["The server's clock may be wrong", "The server's clock is right again"])
  })

  test('to letters and heartbeats that a clock which was ahead has dated', async () => {
    const { channel, told } = collector()
    const { at } = await watch([channel])
    const ahead = new Date(begun + 1000 * 24 * hour)
    await at(2, { ...owing(1, ahead), heartbeat: { begun: ahead, stuckAt: 'letter' } })
    expect(told.map(({ name }) => name)).toEqual(['lettersLate', 'heartbeat'])
  })

  test('by two servers together, and not again after a restart', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([channel])
    await Promise.all([at(2, owing(1)), at(2, owing(1)), at(2, owing(1))])
    expect(subjects()).toEqual(['Emails are not going out'])
  })

  test("to each machine's disk by its host name", async () => {
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

describe('an alert that cannot be sent', () => {
  test('is retried in the next round under the same id', async () => {
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

  test('over one channel counts as told if another works', async () => {
    const { channel, subjects } = collector()
    const { at } = await watch([() => Promise.reject(new Error('refused')), channel])
    for (const hours of [2, 3]) await at(hours, owing(1))
    expect(subjects()).toHaveLength(1)
  })
})

test('to a channel without recipients is neither failure nor told', async () => {
  const nobody: Channel = async () => 'nobody'
  const { channel, subjects } = collector()
  const alone = await watch([nobody])
  for (const hours of [2, 3]) await alone.at(hours, owing(1))
  expect(alone.log.warn).toHaveBeenCalledTimes(1)
  let isDown = true
  const failing: Channel = (notice) => (isDown ? Promise.reject(new Error('not now')) : channel(notice))
  const { at } = await watch([nobody, failing])
  await at(2, owing(1))
  isDown = false
  await at(3, owing(1))
  expect(subjects()).toHaveLength(1)
})

test('about a disk too full to store its state is sent once', async () => {
  const { channel, subjects } = collector()
  const full = () => Promise.reject(new Error('database or disk is full'))
  const store = { isOn: async () => false, note: full, takeNews: full, giveBack: full }
  const { at } = await watch([channel], { store })
  const toldWithoutNote = new Set<string>()
  for (const hours of [0, 1, 2]) await at(hours, { ...well, disk: { free: 0, total } }, toldWithoutNote)
  expect(subjects()).toEqual(['The disk is nearly full'])
})

describe('a failing database', () => {
  const broken: Observation = { disk: well.disk, failure: 'disk I/O error' }

  test('raises an alert once although its state cannot be stored, and ends it once', async () => {
    const { channel, subjects, told } = collector()
    const { at, storage } = await watch([channel])
    const works = alertStore(storage)
    const fails = () => Promise.reject(new Error('disk I/O error'))
    const store = { isOn: fails, note: fails, takeNews: fails, giveBack: fails }
    const failing = await watch([channel], { store })
    const toldWithoutNote = new Set<string>()
    for (const hours of [0, 1]) await failing.at(hours, broken, toldWithoutNote)
    expect(subjects()).toEqual(['Quote requests cannot be saved'])
    expect(told[0]?.text).toContain("The database on one isn't working: disk I/O error.")
    const again = await watch([channel], { store: works })
    for (const hours of [2, 3]) await again.at(hours, well, toldWithoutNote)
    await at(4, well)
    expect(subjects()).toEqual(['Quote requests cannot be saved', 'Quote requests are saved again'])
  })

  test('is found by the observation itself', async () => {
    const dataDir = tempDir()
    const storage = await openStorage({ dataDir })
    onTestFinished(storage.close)
    const look = observer(storage, dataDir)
    expect(await look()).not.toHaveProperty('failure')
    renameSync(join(dataDir, 'leads.db'), join(dataDir, 'elsewhere.db'))
    expect(await look()).toMatchObject({ failure: expect.stringMatching(/./) })
  })
})

describe('an observation', () => {
  test('has the newest backup, or the first lead without one, ignoring leads in the future', async () => {
    const { storage } = await watch([])
    const dataDir = tempDir()
    const look = observer(storage, dataDir, { hasBackups: true })
    expect(await look()).toMatchObject({ backedUp: undefined })
    const leads = leadStore(storage, () => 'example.com')
    await leads.keep(sampleLead, [], new Date(begun + hour))
    await leads.keep(sampleLead, [], new Date(Date.now() + 1000 * 24 * hour))
    const first = { lastRequest: new Date(begun + hour), backedUp: new Date(begun + hour) }
    expect(await look()).toMatchObject(first)
    mkdirSync(join(dataDir, 'backups'))
    writeFileSync(join(dataDir, 'backups', 'leads-now.db'), '')
    expect((await look()).failure).toBeUndefined()
    expect(await look()).not.toMatchObject(first)
  })

  test('has the real disk, and leads that are not spam', async () => {
    const { storage } = await watch([])
    const dataDir = tempDir()
    const look = observer(storage, dataDir)
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
    const seen = await look()
    expect(seen).toMatchObject({ lastRequest: new Date(begun + 1) })
    const { disk } = seen
    expect(disk?.total).toBeGreaterThan(disk?.free ?? 0)
    mkdirSync(join(dataDir, 'a'))
    expect((await observer(storage, join(dataDir, 'b'))()).disk).toBeUndefined()
  })
})
