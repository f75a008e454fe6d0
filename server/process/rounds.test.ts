import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startRounds } from './rounds.ts'

const hour = 60 * 60_000

test('a round runs again at once if there is more or on wake, otherwise after its interval', async () => {
  let count = 0
  const rounds = startRounds(
    hour,
    async () => {
      count += 1
      return count < 3
    },
    () => undefined,
  )
  await eventually(() => expect(count).toBe(3))
  rounds.wake()
  await eventually(() => expect(count).toBe(4))
  await rounds.stop()
  expect(count).toBe(4)
})

test('an error is reported and the next round still runs; stop waits for the last one', async () => {
  const failures: unknown[] = []
  let isDone = false
  const rounds = startRounds(
    hour,
    async () => {
      if (failures.length === 0) throw new Error('not now')
      await new Promise((resolve) => setTimeout(resolve, 50))
      isDone = true
    },
    (error) => failures.push(error),
  )
  await eventually(() => expect(failures).toEqual([new Error('not now')]))
  await new Promise((resolve) => setTimeout(resolve))
  rounds.wake()
  await new Promise((resolve) => setTimeout(resolve, 10))
  await rounds.stop()
  expect(isDone).toBe(true)
})
