import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findFirefox, findMiniBrowser } from './browser.ts'
import { hasArial } from './fonts.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['CHROMIUM', 'CHROME_PATH'])('the program that %s names is used', (name) => {
  vi.stubEnv('CHROMIUM', undefined)
  vi.stubEnv(name, process.execPath)
  expect(findChromium()).toBe(process.execPath)
})

test('a CHROMIUM that names no file throws one sentence', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium')
  expect(findChromium).toThrow('CHROMIUM names /nowhere/chromium, where there is no file.')
})

test('installed browsers are found without settings', () => {
  vi.stubEnv('CHROMIUM', undefined)
  vi.stubEnv('CHROME_PATH', undefined)
  for (const find of [findChromium, findFirefox, findMiniBrowser]) expect(existsSync(find())).toBe(true)
})

test('the font behind the fallback fonts is found', () => {
  expect(hasArial()).toBe(true)
})
