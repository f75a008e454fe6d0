import { describe, expect, test } from 'vitest'
import { engines, withPostgres } from '../testing/both-engines.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { clockMayDelete, clockStore } from './clock.ts'
import { leadStore } from './leads.ts'

const day = 24 * 60 * 60_000
const today = new Date('2026-11-26T12:00:00.000Z')
const inDays = (days: number) => new Date(today.getTime() + days * day)
const right = { builtAt: inDays(-10), newest: inDays(-1), trusted: inDays(-1) }

describe('a clock', () => {
  test('that advanced by a day may delete', () => {
    expect(clockMayDelete(today, right)).toBe(true)
    expect(clockMayDelete(today, { ...right, newest: undefined })).toBe(true)
  })

  test('that advanced by five days may delete', () => {
    expect(clockMayDelete(inDays(4), right)).toBe(true)
  })

  test('that is an hour behind another server may delete', () => {
    const ahead = new Date(today.getTime() + day / 24)
    expect(clockMayDelete(today, { builtAt: ahead, newest: ahead, trusted: ahead })).toBe(true)
  })

  test.each([
    ['three years ahead', inDays(3 * 365), right],
    ['a week past the moment when it was last right', inDays(6), right],
    ['before the build was made', inDays(-11), { ...right, newest: undefined, trusted: inDays(-11) }],
    ['before the newest lead came', today, { ...right, newest: inDays(1) }],
    ['before the moment when it was last right', inDays(-3), { ...right, newest: inDays(-9) }],
  ])('%s may not delete', (_what, now, witnesses) => {
    expect(clockMayDelete(now, witnesses)).toBe(false)
  })
})

const { open } = withPostgres()

describe.each(engines)('the trusted time in %s', (engine) => {
  const start = async () => {
    const storage = await open(engine, ['outbox', 'leads', 'clock'])
    const keep = (now: Date) => leadStore(storage, () => 'example.com').keep(sampleLead, [], now)
    const dates = async () =>
      (await storage.db.selectFrom('leads').select('received_at').orderBy('received_at').execute()).map(
        ({ received_at }) => received_at,
      )
    const insert = (received_at: Date) =>
      storage.db
        .insertInto('leads')
        .values({ ...sampleLead, id: received_at.toISOString(), received_at: received_at.toISOString() })
        .execute()
    const clock = (builtAt = inDays(-100)) => clockStore(storage, () => builtAt)
    return { clock: clock(), clockOf: clock, keep, dates, insert }
  }

  test('begins with the newest lead or the build, if later, where an earlier version stored no time', async () => {
    const { clock, clockOf, insert } = await start()
    await insert(inDays(-7))
    await insert(today)
    expect((await clock.witnesses())?.trusted).toEqual(today)
    expect((await clockOf(inDays(2)).witnesses())?.trusted).toEqual(inDays(2))
  })

  test('is missing before the first lead', async () => {
    const { clock, keep } = await start()
    expect(await clock.mayDelete(inDays(3 * 365))).toBe(false)
    await keep(today)
    expect(await clock.mayDelete(today)).toBe(true)
  })

  test('begins with the first lead: a clock that jumps ahead before the first round removes nothing', async () => {
    const { clock, keep } = await start()
    await keep(today)
    await keep(inDays(1000))
    expect(await clock.mayDelete(inDays(1000))).toBe(false)
    expect((await clock.witnesses())?.trusted).toEqual(today)
  })

  test('dates leads of a clock that fell behind before the first round by the first lead', async () => {
    const { clock, keep, dates } = await start()
    await keep(today)
    await keep(inDays(-1000))
    await keep(inDays(-2))
    expect(await clock.mayDelete(inDays(1))).toBe(true)
    expect(await dates()).toEqual([inDays(-2), today, today].map((moment) => moment.toISOString()))
  })

  test('leaves the dates of old leads that are stored after the first right round', async () => {
    const { clock, keep, dates, insert } = await start()
    await keep(today)
    await clock.mayDelete(today)
    await insert(inDays(-1000))
    expect(await clock.mayDelete(inDays(1))).toBe(true)
    expect(await dates()).toEqual([inDays(-1000), today].map((moment) => moment.toISOString()))
  })

  test('does not go back when a clock half an hour behind asks', async () => {
    const { clock, keep } = await start()
    await keep(inDays(-1))
    await clock.mayDelete(today)
    expect(await clock.mayDelete(new Date(today.getTime() - day / 48))).toBe(true)
    expect((await clock.witnesses())?.trusted).toEqual(today)
  })

  test('stays that of the last right round, however often a wrong clock asks and leads arrive', async () => {
    const { clock, keep } = await start()
    await keep(today)
    expect(await clock.mayDelete(inDays(1))).toBe(true)
    for (const days of [1000, 1001, 1002]) {
      expect(await clock.mayDelete(inDays(days))).toBe(false)
      await keep(inDays(days))
    }
    expect((await clock.witnesses())?.trusted).toEqual(inDays(1))
  })

  test('dates a lead received while the clock is years behind', async () => {
    const { clock, keep, dates } = await start()
    await keep(today)
    await clock.mayDelete(today)
    await keep(inDays(-3 * 365))
    await keep(inDays(-1))
    expect(await dates()).toEqual([inDays(-1), today, today].map((moment) => moment.toISOString()))
  })

  test('is set when the operator confirms the clock, and leads dated in the future get that time', async () => {
    const { clock, keep, dates } = await start()
    await keep(today)
    await clock.mayDelete(today)
    await keep(inDays(1000))
    expect(await clock.mayDelete(inDays(20))).toBe(false)
    await clock.trust(inDays(20))
    expect(await clock.mayDelete(inDays(20))).toBe(true)
    expect(await dates()).toEqual([today, inDays(20)].map((moment) => moment.toISOString()))
  })
})
