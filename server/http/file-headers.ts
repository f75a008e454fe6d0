import { nextPages } from './next-pages.ts'

const cachingOf = (file: string) => {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

/** `/about` for about/index.html and about.html, `/` for index.html. */
export const pagePath = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Of feeds and site maps. Without a charset a reader may take "ñ" for something else. */
export const xmlType = 'application/xml; charset=utf-8'

/** The headers that a file of the built site has by its name: how long it may be kept, and what to make ready next. */
export const headersOf = (file: string): Record<string, string> => ({
  'cache-control': cachingOf(file),
  ...(file.endsWith('.html') ? nextPages : {}),
  ...(file.endsWith('.xml') ? { 'content-type': xmlType } : {}),
})
