import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

type Tell = (paints: { getEntries: () => { name: string }[] }) => void
let tell: Tell = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Tell) {
        tell = callback
      }
      observe() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paint = (...names: string[]) => tell({ getEntries: () => names.map((name) => ({ name })) })

const isPainted = async (): Promise<() => boolean> => {
  let is = false
  void painted().then(() => {
    is = true
  })
  return () => is
}

test('a page whose ground alone was painted does not stand on the screen yet', async () => {
  const is = await isPainted()
  paint('first-paint')
  await vi.advanceTimersByTimeAsync(1000)
  expect(is()).toBe(false)
  paint('first-contentful-paint')
  await vi.advanceTimersByTimeAsync(0)
  expect(is()).toBe(true)
})

test('where both are told at once, it does', async () => {
  const is = await isPainted()
  paint('first-paint', 'first-contentful-paint')
  await vi.advanceTimersByTimeAsync(0)
  expect(is()).toBe(true)
})

test('a browser that tells nothing is waited for three seconds', async () => {
  const is = await isPainted()
  await vi.advanceTimersByTimeAsync(2999)
  expect(is()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(is()).toBe(true)
})
