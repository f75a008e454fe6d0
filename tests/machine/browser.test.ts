import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findFirefox, findMiniBrowser } from './browser.ts'

/** Where it runs by itself, the program may have to come first. */
const installing = 600_000

afterEach(() => vi.unstubAllEnvs())

test('the program that CHROMIUM names is used', async () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  expect(await findChromium()).toBe(process.execPath)
})

test('a CHROMIUM that names no file is said in one sentence, not silently passed over', async () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium')
  await expect(findChromium()).rejects.toThrow('CHROMIUM names /nowhere/chromium, where there is no file.')
})

test(
  'without CHROMIUM a program that exists is found',
  async () => {
    vi.stubEnv('CHROMIUM', undefined)
    expect(existsSync(await findChromium())).toBe(true)
  },
  installing,
)

test(
  'Firefox and the browser of WebKit are found',
  () => {
    expect(existsSync(findFirefox())).toBe(true)
    expect(existsSync(findMiniBrowser())).toBe(true)
  },
  installing,
)
