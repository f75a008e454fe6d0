import { brotliCompressSync } from 'node:zlib'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { holdCode } from './hold-code.ts'

test('all islands of the home page total 85 KB, with one copy of React', async ({ visit }) => {
  const page = await visit('/')
  const scripts: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => ({ url: response.url(), bytes: brotliCompressSync(body).length })))
  })
  const islands = await page.locator('astro-island').all()
  expect(islands.length).toBeGreaterThan(3)
  for (const island of islands) {
    // One at a time, because a busy observer misses elements that only pass by.
    await island
      .locator('> *')
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await island.dispatchEvent('focusin')
    await expect.poll(() => island.getAttribute('ssr')).toBeNull()
  }
  const all = await Promise.all(scripts)
  expect(all.filter(({ url }) => /\/react\./.test(url))).toHaveLength(1)
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(85_000)
})

describe('the map', () => {
  test('requests nothing from the maps service before it is asked for', async ({ visit }) => {
    const page = await visit('/', { expected: [/google\.com|ERR_|left the machine/] })
    const asked: string[] = []
    await page.route('https://www.google.com/**', async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
    })
    const open = page.getByRole('button', { name: 'Open the map' })
    await open.scrollIntoViewIfNeeded()
    await open.hover()
    expect(asked).toEqual([])
    await open.click()
    const frame = page.getByTitle('Map centered on Lemoore')
    await expect.poll(() => frame.isVisible()).toBe(true)
    await expect
      .poll(() => asked)
      .toEqual(['https://www.google.com/maps?q=Lemoore%2C+California%2C+USA&z=9&output=embed'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  })

  test('opens on the click that loads its code', async ({ visit }) => {
    const page = await visit('/thanks', { expected: [/google\.com|ERR_|left the machine/] })
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const letCodeCome = await holdCode(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the map' }).click()
    letCodeCome()
    await expect.poll(() => page.getByTitle('Map centered on Lemoore').isVisible()).toBe(true)
  })
})
