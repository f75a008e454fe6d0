import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { difference, toRecord } from '../record/compare.ts'
import { everyKind, missingPage } from './access/routes.ts'
import { chatPanel } from './chat-panel.ts'
import { fontsHaveCome } from './fonts-have-come.ts'
import { quoteDialog } from './quote-dialog.ts'
import { wakeIslands } from './wake-islands.ts'

// `npm run record` keeps what it sees instead of comparing.
const recording = process.env.RECORD === '1'
// Of 255, in the mean of any 32 by 32 pixels. Other smoothing of letters stays below 8, a changed colour is above 24.
const tolerance = 18

const settle = async (page: Page) => {
  await fontsHaveCome(page)
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}

const hold = async (page: Page, name: string, fullPage: boolean) => {
  await settle(page)
  // A quarter of the size is compared: a JPEG is as good for that, and is made and read several times faster than a PNG.
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
  expect(distance, `${name} looks different: see test-results/record-${name}.jpg`).toBeLessThan(tolerance)
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

describe.each([390, 768, 1440])('as recorded at %i px', (width) => {
  test.for(everyKind)('%s', async (path, { visit }) => {
    const page = await visit(path, { width, reducedMotion: true, expected: missingPage })
    await wakeIslands(page, 'astro-island[client=visible]')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await hold(page, `${nameOf(path)}-${width}`, true)
  })

  test('the quote dialog, idle and with errors', async ({ visit }) => {
    const page = await visit('/services', { width, reducedMotion: true })
    const quote = quoteDialog(page)
    await quote.open()
    await hold(page, `quote-dialog-${width}`, false)
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)
    await hold(page, `quote-errors-${width}`, false)
  })

  test('the lightbox', async ({ visit }) => {
    const page = await visit('/gallery', { width, reducedMotion: true })
    await page.locator('.gallery-item').first().click()
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
    await hold(page, `lightbox-${width}`, false)
  })
})

test.for([390, 1440])('the chat, as recorded at %i px', async (width, { visit }) => {
  const page = await visit('/services', { width, reducedMotion: true })
  const chat = chatPanel(page)
  await chat.open()
  await hold(page, `chat-${width}`, false)
})

test('the menu, as recorded', async ({ visit }) => {
  const page = await visit('/services', { width: 390, reducedMotion: true })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await hold(page, 'menu-390', false)
})
