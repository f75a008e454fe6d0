import { expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

const timed = async (work: () => Promise<void>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
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
