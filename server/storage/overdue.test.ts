import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overdue } from './overdue.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what takes too long is given up in its time, and once', () => {
  const waits = overdue()
  const [first, second] = [vi.fn(), vi.fn()]
  waits.begin(1000, first)
  vi.advanceTimersByTime(400)
  waits.begin(1000, second)
  vi.advanceTimersByTime(599)
  expect(first).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(second).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(first).toHaveBeenCalledTimes(1)
})

test('what is over in time is left alone, and nothing runs once all is over', () => {
  const waits = overdue()
  const giveUp = vi.fn()
  for (let count = 0; count < 10; count++) waits.end(waits.begin(1000, giveUp))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(vi.getTimerCount()).toBe(0)
  waits.begin(1000, giveUp)
  vi.advanceTimersByTime(999)
  expect(giveUp).not.toHaveBeenCalled()
})
