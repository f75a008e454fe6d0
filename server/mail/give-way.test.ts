import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { giveWay, takeTurn } from './give-way.ts'

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const busy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('nobody is waited for when nobody came', async () => {
  const { pause } = giveWay()
  expect(await timed(pause)).toBeLessThan(10)
})

test('a stream of requests is given way to, and does not hold letters back for good', async () => {
  const { arrived, pause } = giveWay()
  arrived()
  const stream = setInterval(arrived, 5)
  const waited = await timed(pause)
  clearInterval(stream)
  expect(waited).toBeGreaterThan(400)
  expect(waited).toBeLessThan(2_000)
})

test('a crowd that keeps the process busy is given way to for longer, and then lets one round through', async () => {
  const { arrived, pause } = giveWay()
  arrived()
  const crowd = setInterval(() => {
    arrived()
    busy(5)
  }, 8)
  const start = performance.now()
  expect(await pause()).toBe(1)
  clearInterval(crowd)
  expect(performance.now() - start).toBeGreaterThan(900)
  expect(await pause()).toBe(6)
})

describe('a turn of letters', () => {
  const roundsOf = async (round: () => Promise<boolean>, turnMs: number) => {
    let rounds = 0
    const isMore = await takeTurn(
      () => {
        rounds += 1
        return round()
      },
      6,
      turnMs,
    )
    return { rounds, isMore }
  }
  test('is so many rounds, and one that finds no more is the last', async () => {
    expect(await roundsOf(async () => true, 60_000)).toEqual({ rounds: 6, isMore: true })
    expect(await roundsOf(async () => false, 60_000)).toEqual({ rounds: 1, isMore: false })
  })

  test('ends early on a slow machine, and not because a mail server takes its time', async () => {
    const slow = await roundsOf(async () => {
      busy(30)
      await sleep(1)
      return true
    }, 20)
    expect(slow).toEqual({ rounds: 1, isMore: true })
    const far = await roundsOf(async () => {
      await sleep(50)
      return true
    }, 250)
    expect(far.rounds).toBe(6)
  })
})
