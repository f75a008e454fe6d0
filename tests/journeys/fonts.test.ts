import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { quietNetwork } from '../browser/quiet-network.ts'
import { expect, test } from '../browser/site.ts'

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  )

const bothFonts = ['Bricolage Grotesque', 'Figtree']

describe('fonts', () => {
  test('load on the first page and on the next', async ({ visit }) => {
    const page = await visit('/quote')
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
    await page.goto('/privacy')
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
  })

  test('load without script', async ({ visit }) => {
    const page = await visit('/thanks', { javaScript: false })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await page.goto('/quote')
    await quietNetwork(page)
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
