import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  )

const bothFonts = ['Bricolage Grotesque', 'Figtree']
const waitingFaces = 'style[media="(scripting:none)"]'

describe('fonts', () => {
  test('load after the first page, and apply at once on the next', async ({ visit }) => {
    const page = await visit('/quote')
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
    expect(await page.locator(waitingFaces).count()).toBe(1)
    await page.goto('/privacy')
    expect(await page.locator(waitingFaces).count()).toBe(0)
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
  })

  test('load without script', async ({ visit }) => {
    const page = await visit('/thanks', { javaScript: false })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await page.goto('/quote', { waitUntil: 'networkidle' })
    expect(asked.filter((type) => type === 'font')).toHaveLength(2)
  })
})

test('do not shift a restored scroll position', async ({ visit }) => {
  const page = await visit('/california/hanford', { width: 390 })
  await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
})
