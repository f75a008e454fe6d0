import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { giveBackMemory, giveBackWhenIdle } from './give-back-memory.ts'

const every = 60
const busyFor = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
/** Memory that V8 does not know to be of no use. */
const grow = () => Array.from({ length: 200_000 }, (_, at) => ({ at: `${at}` }))

let watch: ReturnType<typeof giveBackWhenIdle> | undefined
afterEach(() => watch?.stop())

test('what a busy time took is given back when it is over, and once', async () => {
  giveBackMemory()
  const giveBack = vi.fn(giveBackMemory)
  let held: object[] | undefined = grow()
  expect(held.length).toBe(200_000)
  watch = giveBackWhenIdle(giveBack, every)
  for (let turn = 0; turn < 4; turn++) {
    busyFor(every)
    await sleep(1)
  }
  expect(giveBack).not.toHaveBeenCalled()
  held = undefined
  await vi.waitFor(() => expect(giveBack).toHaveBeenCalled())
  await sleep(4 * every)
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('where nothing was taken, nothing is given back', async () => {
  giveBackMemory()
  const giveBack = vi.fn()
  watch = giveBackWhenIdle(giveBack, every)
  await sleep(3 * every)
  expect(giveBack).not.toHaveBeenCalled()
})
