import { afterEach, expect, test, vi } from 'vitest'
import { owedMessage } from '../testing/sample-lead.ts'
import { callRound } from './call-round.ts'

afterEach(() => void vi.restoreAllMocks())

/** A round of calls of which so many are due, by a clock that the test moves. */
const start = (due: number) => {
  const at = { now: 0, due, isUp: true }
  vi.spyOn(performance, 'now').mockImplementation(() => at.now)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const claimCalls = vi.fn(async (_now: Date, _leaseMs: number, limit: number) =>
    Array.from({ length: Math.min(limit, at.due) }, () => owedMessage('webhook')),
  )
  const failures: number[] = []
  const round = callRound({
    store: { claimCalls },
    call: () => (at.isUp ? Promise.resolve() : Promise.reject(new Error('no answer'))),
    outcomes: {
      attempt: async (_messages, way, failuresInARow = 0) => {
        failures.push(failuresInARow)
        return way().then(
          () => true,
          () => false,
        )
      },
    },
    retry: { firstMs: 100, longestMs: 400, giveUpMs: 0, leastTries: 1 },
  })
  const limits = () => claimCalls.mock.calls.map(([, , limit]) => limit)
  return { at, round, limits, failures, claimCalls }
}

test('five calls are made together, leased for a minute, and more are due if there were five', async () => {
  const { at, round, limits, claimCalls } = start(5)
  expect(await round()).toBe(true)
  at.due = 4
  expect(await round()).toBe(false)
  expect(limits()).toEqual([5, 5])
  expect(claimCalls.mock.calls[0]?.[1]).toBe(60_000)
})

test('after a failure calls are made one by one, each later than the one before, until one succeeds', async () => {
  const { at, round, limits, failures } = start(7)
  at.isUp = false
  expect(await round()).toBe(false)
  for (const [now, calls] of [
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [699, 3],
    [700, 4],
  ] as const) {
    at.now = now
    expect(await round()).toBe(false)
    expect(limits()).toHaveLength(calls)
  }
  expect(limits()).toEqual([5, 1, 1, 1])
  expect(failures).toEqual([1, 1, 1, 1, 1, 2, 3, 4])

  at.now = 1_100
  at.isUp = true
  expect([await round(), await round()]).toEqual([true, true])
  expect(limits().slice(4)).toEqual([1, 5])
  expect(failures.at(-1)).toBe(1)
})

test('a round without a call says nothing about the address', async () => {
  const { at, round, limits } = start(1)
  at.isUp = false
  await round()
  Object.assign(at, { now: 100, due: 0, isUp: true })
  expect(await round()).toBe(false)
  at.due = 5
  await round()
  expect(limits()).toEqual([5, 1, 1])
})
