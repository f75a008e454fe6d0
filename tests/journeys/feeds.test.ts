import { describe } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../content/schema/read.ts'
import { expect, test } from '../browser/site.ts'

const { business, posts } = readContent()

describe('files for machines', () => {
  test('the feed has every article with address and date', async ({ visit }) => {
    const page = await visit('/privacy')
    const items = await page.evaluate(async () => {
      const feed = new DOMParser().parseFromString(await (await fetch('/rss.xml')).text(), 'text/xml')
      return [...feed.querySelectorAll('item')].map((item) => ({
        link: item.querySelector('link')?.textContent,
        day: new Date(item.querySelector('pubDate')?.textContent ?? '').toISOString().slice(0, 10),
      }))
    })
    expect(items).toEqual(posts.map(({ slug, date }) => ({ link: `${business.siteUrl}/blog/${slug}`, day: date })))
  })

  test("the sitemap has every page's date of change", async ({ visit }) => {
    const page = await visit('/privacy')
    const map = await page.evaluate(async () => (await fetch('/sitemap-0.xml')).text())
    for (const { slug, updated, date } of posts) {
      expect(map).toContain(`/blog/${slug}</loc><lastmod>${updated ?? date}`)
    }
    expect(map.match(/<loc>[^<]+<\/loc>(?!<lastmod>)/g)).toBe(null)
  })

  test('robots.txt names the sitemap', async ({ visit }) => {
    const page = await visit('/robots.txt')
    expect(await page.textContent('body')).toContain(`Sitemap: ${business.siteUrl}/sitemap-index.xml`)
  })

  test('the manifest names the business, and icons have their stated sizes', async ({ visit }) => {
    const page = await visit('/privacy')
    const manifest = z
      .object({ name: z.string(), icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
      .parse(await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json()))
    expect(manifest.name).toBe(business.name)
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const size = await page.evaluate(async (path) => {
        const image = await createImageBitmap(await (await fetch(path)).blob())
        return `${image.width}x${image.height}`
      }, src)
      expect(size, src).toBe(sizes)
    }
  })
})
