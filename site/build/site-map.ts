import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import { sitePages } from '../../content/schema/pages/site-pages.ts'
import type { Content } from '../../content/schema/read.ts'
import { pageVersions } from '../seo/page-versions.ts'

/** File name prefix of a language's sitemap: `sitemap`, `sitemap-es`. */
export const siteMapName = ({ home }: Pick<Content['addresses'], 'home'>): string => `sitemap${home.replace('/', '-')}`

/** Sitemap of a language: its indexed pages, with dates of change and translations. */
export const siteMap = (content: Content): AstroIntegration => {
  const changes = new Map(sitePages(content).map(({ path, updated }) => [path, updated]))
  const { addresses, business } = content
  return sitemap({
    filenameBase: siteMapName(addresses),
    filter: (page) => changes.has(new URL(page).pathname),
    serialize: (item) => {
      const path = new URL(item.url).pathname
      const lastmod = changes.get(path)
      const links = pageVersions(content, path)
      const url = `${business.siteUrl}${addressIn(addresses, path)}`
      return { ...item, url, ...(links.length > 0 && { links }), ...(lastmod && { lastmod }) }
    },
  })
}
