import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { cityPath } from '../../content/schema/city.ts'
import type { Content } from '../../content/schema/read.ts'
import { isUnlisted } from '../seo/unlisted-pages.ts'

type Page = { meta: { updated?: string | undefined } }
type Needed = Pick<Content, 'business' | 'posts' | 'privacyText' | 'services' | 'cities'> &
  Record<'home' | 'servicesPage' | 'galleryPage' | 'reviewsPage' | 'quotePage' | 'estimatePage', Page>

const changesOfPages = (content: Needed): [path: string, day: string | undefined][] => [
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
export const lastChanges = (content: Needed): Map<string, string> => {
  const articles = content.posts.map(({ slug, updated, date }) => [`/blog/${slug}`, updated ?? date] as const)
  const newest = articles.map(([, date]) => date).toSorted()
  const pages = changesOfPages(content).flatMap(([path, day]) => (day ? [[path, day] as const] : []))
  return new Map([...pages, ...articles, ['/blog', newest.at(-1) ?? '']])
}

/** The sitemap: every page that a search may lead to, with the day on which its words changed. */
export const siteMap = (content: Needed): AstroIntegration => {
  const changes = lastChanges(content)
  return sitemap({
    filter: (page) => !isUnlisted(page),
    serialize: (item) => {
      const lastmod = changes.get(new URL(item.url).pathname)
      return lastmod ? { ...item, lastmod } : item
    },
  })
}
