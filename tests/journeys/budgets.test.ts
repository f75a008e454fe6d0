import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { type BuiltPage, brotli, builtPages, contents, pictureBytes, site } from './built-pages.ts'
import { countedVisit } from './counted-visit.ts'

const pages = builtPages()
const over = (limit: (route: string) => number, weigh: (page: BuiltPage) => number) =>
  pages
    .map((page) => ({ route: page.route, bytes: weigh(page), limit: limit(page.route) }))
    .filter(({ bytes, limit }) => bytes > limit)
// Text of scripts and <noscript>, which is not markup to a browser with scripts.
const notMarkup = /<noscript>.*?<\/noscript>|(?<=<script[^>]*>).*?(?=<\/script>)/gs
const home = pages.find(({ route }) => route === '/')?.html ?? ''

/** Largest page in bytes with its styles, lowered for older browsers. Leaves room for longer sentences. */
const pageLimit = (route: string): number => (/^\/(?:[a-z]{2})?$/.test(route) ? 30_200 : 22_300)

describe('every built page', () => {
  test('fits its budget, styles included', () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(over(pageLimit, ({ bytes }) => bytes)).toEqual([])
  })

  // The page after a request also shrinks and sends photographs.
  const scriptLimit = (route: string) => (route.endsWith('/thanks') ? 3200 : 3072)

  test('carries at most 3 KB of script, and loads none', () => {
    const script = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g
    expect(over(scriptLimit, ({ html }) => brotli(contents(html, script)))).toEqual([])
    expect(
      over(
        () => 0,
        ({ html }) =>
          [...html.replace(notMarkup, '').matchAll(/<script[^>]* src=|rel="?(?:stylesheet|modulepreload)/g)].length,
      ),
    ).toEqual([])
  })

  test('uses two fonts of together 30 KB', () => {
    const fonts = new Set(home.match(/\/_astro\/fonts\/[\w.]+/g))
    expect(fonts.size).toBe(2)
    expect([...fonts].reduce((sum, path) => sum + statSync(join(site, path)).size, 0)).toBeLessThan(30_000)
  })
})

test('the estimate has at most 12 KB of script of its own', () => {
  const scripts = globSync('_astro/EstimateTool.*.js.br', { cwd: site })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.map((file) => statSync(join(site, file)).size).filter((bytes) => bytes > 12_000)).toEqual([])
})

describe('pictures', () => {
  const gallery = pages.find(({ route }) => route === '/gallery')?.html ?? ''
  const preloads = [...home.matchAll(/imagesrcset="([^"]*)"[^>]*media="([^"]*)"/g)]
  const hero = (media: string) =>
    preloads
      .filter(([, , said]) => said === media)
      .map(([, set]) => `srcset="${set}"`)
      .join()

  test('of the hero weigh at most 40 KB on a phone, 60 KB on a tablet and 110 KB on a desktop at any pixel ratio', () => {
    expect(Math.max(...pictureBytes(hero('(max-width: 47.99rem)'), () => true))).toBeLessThan(40_000)
    const tablet = '(min-width: 48rem) and (max-width: 59.99rem)'
    expect(Math.max(...pictureBytes(hero(tablet), () => true))).toBeLessThan(60_000)
    expect(Math.max(...pictureBytes(hero('(min-width: 60rem)'), () => true))).toBeLessThan(110_000)
  })

  test('of the gallery weigh at most 18 KB as thumbnails', () => {
    const thumbnails = pictureBytes(gallery, (file) => /\.avif (240|360|448)w$/.test(file))
    expect(thumbnails.length).toBeGreaterThanOrEqual(24)
    expect(Math.max(...thumbnails)).toBeLessThan(18_000)
  })

  test('have dimensions and a placeholder color', () => {
    const images = pages.flatMap(({ html }) => html.match(/<img [^>]*>/g) ?? [])
    const needed = [/ width="\d+"/, / height="\d+"/, / alt="/, / data-tint="#[0-9a-f]{6}"/]
    expect(images.filter((image) => !needed.every((attribute) => attribute.test(image)))).toEqual([])
  })
})

describe('the home page in a browser', () => {
  test('loads at most 200 KB in 12 requests on a phone before scrolling, and nothing blocks its first paint', async ({
    visit,
  }) => {
    const visited = await countedVisit(visit, '/', { width: 390, pixelRatio: 3 })
    const { bytes, requests, blocking, scripts } = await visited.loaded()
    expect({ blocking, scripts }).toEqual({ blocking: [], scripts: [] })
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12)
    expect(bytes).toBeLessThan(200_000)
  })

  test('does not shift while it loads, swaps fonts, scrolls and hydrates', async ({ visit }) => {
    const visited = await countedVisit(visit, '/', { fontsAfter: 500 })
    await visited.scrollThrough()
    await visited.wakeIslands()
    const { scripts, scriptBytes } = await visited.loaded()
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(16)
    expect(scriptBytes).toBeLessThan(85_000)
    expect(await visited.shift()).toBeLessThan(0.001)
  })

  for (const route of ['/california/hanford', '/blog/solar-panel-cleaning-cost-kings-county-pricing-guide']) {
    test(`so does ${route.split('/')[1]} on a phone`, async ({ visit }) => {
      const visited = await countedVisit(visit, route, { width: 390, fontsAfter: 500 })
      await visited.scrollThrough()
      expect(await visited.shift()).toBeLessThan(0.001)
    })
  }

  test('fetches each picture in one width only', async ({ visit }) => {
    const visited = await countedVisit(visit, '/')
    const { requests } = await visited.loaded()
    const names = requests.flatMap((request) => /\/_astro\/([\w-]+)\.[\w-]+\.avif/.exec(request)?.[1] ?? [])
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual([...new Set(names)])
  })
})
