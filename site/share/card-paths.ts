/** File name of a page's card: `blog-same-day` for `/blog/same-day`, `home` for the home page. */
export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Returns the path of each page's card; pages without one use the home page's. */
export const cardPaths = (pages: readonly { path: string }[], addressOf = (path: string) => path) => {
  const paths = new Set(pages.map(({ path }) => path))
  return (path: string): string => `/share/${cardName(addressOf(paths.has(path) ? path : '/'))}.jpg`
}
