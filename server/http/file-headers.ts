import { nextPages } from './next-pages.ts'

const cachingOf = (file: string) => {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

/** URL path of a page's file: `/about` for about/index.html and about.html, `/` for index.html. */
export const pagePath = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Content type of feeds and site maps. Without a charset, some readers misread "ñ". */
export const xmlType = 'application/xml; charset=utf-8'

/** Headers of a built file, by name: caching, and speculation rules for pages. */
export const headersOf = (file: string): Record<string, string> => ({
  'cache-control': cachingOf(file),
  ...(file.endsWith('.html') ? nextPages : {}),
  ...(file.endsWith('.xml') ? { 'content-type': xmlType } : {}),
})
