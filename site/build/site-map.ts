import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { Content } from '../../content/schema/read.ts'

type Needed = Pick<Content, 'posts' | 'privacyText'>

/** When the words of a page last changed, for the pages whose content says so. */
export const lastChanges = ({ posts, privacyText }: Needed): Map<string, string> => {
  const articles = posts.map(({ slug, updated, date }) => [`/blog/${slug}`, updated ?? date] as const)
  const newest = articles.map(([, date]) => date).toSorted()
  return new Map([...articles, ['/blog', newest.at(-1) ?? ''], ['/privacy', privacyText.updated]])
}

// Nobody should arrive here from a search.
const unlisted = new Set(['/thanks'])

/** The sitemap: every page that a search may lead to, with the day on which its words changed. */
export const siteMap = (content: Needed): AstroIntegration => {
  const changes = lastChanges(content)
  return sitemap({
    filter: (page) => !unlisted.has(new URL(page).pathname.replace(/\/$/, '')),
    serialize: (item) => {
      const lastmod = changes.get(new URL(item.url).pathname)
      return lastmod ? { ...item, lastmod } : item
    },
  })
}
