import { describe } from 'vitest'
import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import { readContent } from '../../content/schema/read.ts'
import { expect, test } from '../browser/site.ts'
import { crawlOnce } from './crawl-site.ts'

const { business } = readContent()
const contents = business.languages.map((language) => readContent({ language }))

/** Values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('a crawl from the home page and the sitemap', () => {
  test('finds every page that the content describes', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    const paths = pages.map(({ path }) => path)
    for (const { addresses, cities, posts, services } of contents) {
      const described = [
        ...services.map(({ slug }) => `/${slug}`),
        ...posts.map(({ slug }) => `/blog/${slug}`),
        ...cities.map(({ slug }) => `/california/${slug}`),
        ...['/services', '/gallery', '/reviews', '/blog', '/privacy', '/quote'],
      ]
      expect(paths).toEqual(expect.arrayContaining(described.map((path) => addressIn(addresses, path))))
    }
  })

  test('finds no broken link and no redirect', async ({ visit }) => {
    const { pages, files, redirected } = await crawlOnce(visit)
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
    expect(Object.entries(files).filter(([, status]) => status !== 200)).toEqual([])
    expect(redirected).toEqual([])
  })

  test('finds no link to a missing fragment', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    // `#quote` opens the dialog `quote-dialog`.
    const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
    const missing = pages.flatMap(({ path, links }) =>
      links
        .filter((link) => {
          const [target = '', id = ''] = link.split('#')
          return id !== '' && !idsOf.get(target)?.some((one) => one === id || one.startsWith(`${id}-`))
        })
        .map((link) => `${path} -> ${link}`),
    )
    expect(missing).toEqual([])
  })

  test('reaches every page of the sitemap by a link, and lists every page except the thanks page', async ({
    visit,
  }) => {
    const { pages, inSitemap } = await crawlOnce(visit)
    const linked = new Set(
      pages.flatMap(({ path, links }) => links.map((link) => link.split('#')[0]).filter((link) => link !== path)),
    )
    expect(inSitemap.filter((path) => !linked.has(path))).toEqual([])
    const listed = pages.map(({ path }) => path).filter((path) => !path.endsWith('/thanks'))
    expect(listed.toSorted()).toEqual(inSitemap.toSorted())
  })

  test('finds no repeated and no overlong title or description', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
    for (const { path, title, description } of pages) {
      expect(title.length, path).toBeLessThanOrEqual(60)
      expect(description.length, path).toBeLessThanOrEqual(155)
      expect(Math.min(title.length, description.length), path).toBeGreaterThan(0)
    }
  })

  test('finds each page under its canonical address', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    for (const { path, canonical } of pages) expect(canonical).toBe(`${business.siteUrl}${path}`)
  })

  test('finds one first heading per page, and no skipped level', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    for (const { path, headings } of pages) {
      expect(
        headings.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      for (const [index, level] of headings.entries()) {
        if (index > 0) expect(level - (headings[index - 1] ?? 0), `${path}: heading ${index + 1}`).toBeLessThan(2)
      }
    }
  })

  test('finds an alt text and dimensions on every picture', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    const bare = pages.flatMap(({ path, pictures }) =>
      pictures.filter(({ alt, sized }) => alt === null || !sized).map(({ src }) => `${path}: ${src}`),
    )
    expect(bare).toEqual([])
    expect(pages.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(50)
  })

  test('finds a share picture of its own for each page, 1200 by 630', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    const own = pages.filter(({ path }) => !path.endsWith('/thanks')).map(({ shareImage }) => shareImage)
    expect(repeated(own)).toEqual([])
    const page = await visit('/privacy')
    for (const url of own) {
      const { pathname } = new URL(url)
      const size = await page.evaluate(async (src) => {
        const image = await createImageBitmap(await (await fetch(src)).blob())
        return [image.width, image.height]
      }, pathname)
      expect(size, pathname).toEqual([1200, 630])
    }
  })
})
