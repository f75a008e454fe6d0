import type { Page } from 'playwright-core'
import type { Visit } from '../browser/site.ts'

export type CrawledPage = {
  path: string
  status: number
  title: string
  description: string
  canonical: string
  shareImage: string
  /** Links within this site, with their fragment. */
  links: string[]
  ids: string[]
  /** Heading levels in order: `[1, 2, 3, 2]`. */
  headings: number[]
  pictures: { src: string; alt: string | null; sized: boolean }[]
  jsonLd: string[]
}

export type Crawl = { pages: CrawledPage[]; files: Record<string, number>; redirected: string[]; inSitemap: string[] }

/** Follows every link of the site, from the home page and the sitemaps. */
const crawlSite = (page: Page): Promise<Crawl> =>
  page.evaluate(async () => {
    const crawl: Crawl = { pages: [], files: {}, redirected: [], inSitemap: [] }
    const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type)
    const read = async (path: string) => (await fetch(path)).text()

    const placesIn = async (path: string) =>
      [...parse(await read(path), 'text/xml').querySelectorAll('loc')].map(
        (loc) => new URL(loc.textContent ?? '').pathname,
      )

    // Each language has its own sitemap.
    const siteMaps = [...(await read('/robots.txt')).matchAll(/^Sitemap: (.*)$/gm)]
    for (const [, index = ''] of siteMaps)
      for (const map of await placesIn(new URL(index).pathname)) crawl.inSitemap.push(...(await placesIn(map)))

    const seen = new Set(['/', ...crawl.inSitemap])
    for (const path of seen) {
      const response = await fetch(path)
      if (response.redirected) crawl.redirected.push(path)
      if (!response.headers.get('content-type')?.startsWith('text/html')) {
        crawl.files[path] = response.status
        continue
      }
      const html = parse(await response.text(), 'text/html')
      const all = <Kind extends Element>(selector: string) => [...html.querySelectorAll<Kind>(selector)]
      const attribute = (selector: string, name: string) => html.querySelector(selector)?.getAttribute(name) ?? ''
      const links = all<HTMLAnchorElement>('a[href]')
        .map((link) => new URL(link.getAttribute('href') ?? '', new URL(path, location.origin)))
        .filter((url) => url.origin === location.origin)
      crawl.pages.push({
        path,
        status: response.status,
        title: html.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        shareImage: attribute('meta[property="og:image"]', 'content'),
        links: links.map((url) => url.pathname + url.hash),
        ids: all('[id]').map(({ id }) => id),
        headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
        pictures: all<HTMLImageElement>('img').map((image) => ({
          src: image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt'),
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
        })),
        jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      })
      for (const url of links) seen.add(url.pathname)
    }
    return crawl
  })

// The crawling page's policy also applies to the pages it parses, whose styles it does not allow.
let crawled: Promise<Crawl> | undefined

/** The crawl, run once for all tests. */
export const crawlOnce = (visit: Visit): Promise<Crawl> => {
  crawled ??= visit('/privacy', { expected: [/inline style/] }).then(crawlSite)
  return crawled
}
