import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stayAwake } from './stay-awake.ts'

const start = (processors: number) => {
  const looks = vi.spyOn(globalThis, 'setImmediate')
  onTestFinished(() => looks.mockRestore())
  const awake = stayAwake(20, processors)
  /** How often the process looked around instead of falling asleep. */
  return async (work: () => Promise<unknown>) => {
    looks.mockClear()
    await awake(work)
    const count = looks.mock.calls.length
    await sleep(5)
    expect(looks).toHaveBeenCalledTimes(count)
    return count
  }
}

const quick = async () => 'kept'
const slow = () => sleep(60)

test('a process stays awake for quick answers, and sleeps while they are slow', async () => {
  const looksDuring = start(2)
  expect(await looksDuring(quick)).toBe(1)
  for (let count = 0; count < 3; count += 1) expect(await looksDuring(slow)).toBeGreaterThan(1)
  expect(await looksDuring(slow)).toBe(0)
  for (let count = 0; count < 2; count += 1) expect(await looksDuring(quick)).toBe(0)
  expect(await looksDuring(quick)).toBe(1)
})

test('one slow answer among quick ones changes nothing', async () => {
  const looksDuring = start(2)
  for (const work of [quick, slow, quick]) expect(await looksDuring(work)).toBeGreaterThan(0)
})

test('it sleeps where the other side needs the only processor', async () => {
  const looksDuring = start(1)
  expect(await looksDuring(quick)).toBe(0)
  expect(await looksDuring(quick)).toBe(0)
})

test('a failure is told, and ends the looking around', async () => {
  const looksDuring = start(2)
  await expect(looksDuring(() => Promise.reject(new Error('no row')))).rejects.toThrow('no row')
  expect(await looksDuring(quick)).toBe(1)
})
