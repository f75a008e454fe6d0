/** The file name of a page's card: `/blog/same-day` is `blog-same-day`, the home page `home`. */
export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Where the card of each page is, which is named after the page's address; a page without one shows that of the home page. */
export const cardPaths = (pages: readonly { path: string }[], addressOf = (path: string) => path) => {
  const paths = new Set(pages.map(({ path }) => path))
  return (path: string): string => `/share/${cardName(addressOf(paths.has(path) ? path : '/'))}.jpg`
}
