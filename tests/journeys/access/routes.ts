import { readContent } from '../../../content/schema/read.ts'

const { cities, posts, services } = readContent()

const one = <Item extends { slug: string }>(items: readonly Item[]) => items[0]?.slug ?? ''

/** Every page that a visitor can come to. */
export const everyPath: string[] = [
  ...['/', '/services', '/gallery', '/reviews', '/blog', '/quote', '/thanks', '/privacy', '/500', '/no/such-page'],
  ...services.map(({ slug }) => `/${slug}`),
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...cities.map(({ slug }) => `/california/${slug}`),
]

/** One page of each kind. */
export const everyKind: string[] = [
  ...['/', '/services', `/${one(services)}`, '/gallery', '/reviews', '/blog', `/blog/${one(posts)}`],
  ...[`/california/${one(cities)}`, '/quote', '/thanks', '/privacy', '/500', '/no/such-page'],
]

/** What the browser itself writes to the console where a page is missing, or says that we failed, on purpose. */
export const missingPage = [/404|status of 500/]
