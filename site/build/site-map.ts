import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { cityPath } from '../../content/schema/city.ts'
import { addressIn } from '../../content/schema/languages/addresses.ts'
import type { Content } from '../../content/schema/read.ts'
import { pageVersions } from '../seo/page-versions.ts'
import { isUnlisted } from '../seo/unlisted-pages.ts'

type Page = { meta: { updated?: string | undefined } }
type Dated = Pick<Content, 'business' | 'posts' | 'privacyText' | 'services' | 'cities'> &
  Record<'home' | 'servicesPage' | 'galleryPage' | 'reviewsPage' | 'quotePage' | 'estimatePage', Page>

type Needed = Dated & Pick<Content, 'addresses' | 'otherLanguages'>

const changesOfPages = (content: Dated): [path: string, day: string | undefined][] => [
  ['/', content.home.meta.updated],
  ['/services', content.servicesPage.meta.updated],
  ['/gallery', content.galleryPage.meta.updated],
  ['/reviews', content.reviewsPage.meta.updated],
  ['/estimate', content.estimatePage.meta.updated],
  ['/quote', content.quotePage.meta.updated],
  ['/privacy', content.privacyText.updated],
  ...content.services.map(({ slug, meta }): [string, string | undefined] => [`/${slug}`, meta.updated]),
  ...content.cities.map((city): [string, string | undefined] => [cityPath(content.business, city), city.meta.updated]),
]

/** When the words of a page last changed, by its path, for the pages whose content says so. */
export const lastChanges = (content: Dated): Map<string, string> => {
  const articles = content.posts.map(({ slug, updated, date }) => [`/blog/${slug}`, updated ?? date] as const)
  const newest = articles.map(([, date]) => date).toSorted()
  const pages = changesOfPages(content).flatMap(([path, day]) => (day ? [[path, day] as const] : []))
  return new Map([...pages, ...articles, ['/blog', newest.at(-1) ?? '']])
}

/** How the files of a language's sitemap begin: `sitemap`, `sitemap-es`. */
export const siteMapName = ({ home }: Pick<Content['addresses'], 'home'>): string => `sitemap${home.replace('/', '-')}`

/** The sitemap of a language: every page that a search may lead to, with the day on which its words changed and its translations. */
export const siteMap = (content: Needed): AstroIntegration => {
  const changes = lastChanges(content)
  const { addresses, business } = content
  return sitemap({
    filenameBase: siteMapName(addresses),
    filter: (page) => !isUnlisted(page),
    serialize: (item) => {
      const path = new URL(item.url).pathname
      const lastmod = changes.get(path)
      const links = pageVersions(content, path)
      const url = `${business.siteUrl}${addressIn(addresses, path)}`
      return { ...item, url, ...(links.length > 0 && { links }), ...(lastmod && { lastmod }) }
    },
  })
}
