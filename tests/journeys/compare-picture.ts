import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { difference, toRecord } from '../record/compare.ts'
import { fontsHaveCome } from './fonts-have-come.ts'

// `npm run record` stores pictures instead of comparing.
const recording = process.env.RECORD === '1'
// Of 255, as the mean of any 32 × 32 pixels. Other text smoothing stays below 8, a changed color is above 24.
const tolerance = 18

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  await fontsHaveCome(page)
}

/**
 * Compares the viewport or the page with its recorded picture, as a soft expectation. A differing picture is saved in
 * test-results.
 */
export const comparePicture = async (page: Page, name: string, { fullPage }: { fullPage: boolean }): Promise<void> => {
  await settle(page)
  // Compared at a quarter of the size: JPEG suffices, and is several times faster than PNG.
  const screenshot = await page.screenshot({
    fullPage,
    animations: 'disabled',
    caret: 'hide',
    type: 'jpeg',
    quality: 90,
  })
  const file = join('tests', 'record', 'pictures', `${name}.webp`)
  if (recording) {
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, await toRecord(screenshot))
  }
  expect(existsSync(file), `${file} is missing: look at the page, then npm run record`).toBe(true)
  const distance = await difference(screenshot, readFileSync(file))
  if (distance >= tolerance) {
    mkdirSync('test-results', { recursive: true })
    writeFileSync(join('test-results', `record-${name}.jpg`), screenshot)
  }
  expect.soft(distance, `${name} looks different: see test-results/record-${name}.jpg`).toBeLessThan(tolerance)
}
