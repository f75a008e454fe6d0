import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RETRY_DELAYS_MS, whenOnline } from './when-online.ts'

const events = new EventTarget()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const failing = () => {
  const attempt = vi.fn(async () => true)
  return { attempt, line: whenOnline(attempt) }
}

test('attempts back off while they fail', async () => {
  const { attempt, line } = failing()
  line.soon()
  for (const [tries, delay] of [...RETRY_DELAYS_MS, 300_000].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(attempt).toHaveBeenCalledTimes(tries)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(attempt).toHaveBeenCalledTimes(6)
  line.stop()
})

test.each([
  ['the line is back', () => events.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => page.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page comes back from the past',
    () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('attempts at once when %s', async (_what, happen) => {
  const { attempt, line } = failing()
  line.soon()
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(1)
  line.stop()
})

test('stops when nothing is left, and on stop', async () => {
  const attempt = vi.fn(async () => false)
  const line = whenOnline(attempt)
  line.now()
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(1)
  line.stop()
  events.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(1)
})
