import type { Business } from '../content/schema/business.ts'
import type { Pages } from '../server/http/built-site.ts'
import { headersOf, pagePath } from '../server/http/file-headers.ts'
import { headersFor } from '../server/http/security-headers.ts'

/** `_redirects` of a static host: routes to the server, and the server's own redirects. */
export const redirectsFile = (
  server: string,
  { placesPath, redirects, languages }: Pick<Business, 'placesPath' | 'redirects' | 'languages'>,
): string => {
  const ours = ['/f/*', '/p/*', '/functions/*'].map((path) => `${path} ${server}${path.replace('*', ':splat')} 200!`)
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  const places = ['', ...languages.slice(1).map((language) => `/${language}`)].map(
    (home) => `${home}${placesPath}/* ${home || '/'} 302`,
  )
  return `${[...ours, ...moved, ...places].join('\n')}\n`
}

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` of a static host, equal to the server's. Each page has its own policy, so `/*` has none. Pictures keep the
 * stricter default, because no pattern matches only them.
 */
export const headersFile = ({ files, policyFor }: Pages, site: Parameters<typeof headersFor>[0]): string => {
  const { 'content-security-policy': _closed, 'cross-origin-resource-policy': _own, ...everywhere } = headersFor(site)
  const pages = [...files].filter((file) => file.endsWith('.html')).sort()
  const blocks = pages.flatMap((file) => {
    const path = pagePath(file)
    const headers = { ...headersOf(file), 'content-security-policy': policyFor(path) }
    return [...new Set([path, `${path.replace(/\/$/, '')}/`])].map((one) => block(one, headers))
  })
  const feeds = [...files].filter((file) => file.endsWith('.xml')).sort()
  const feedBlocks = feeds.map((file) => block(`/${file}`, headersOf(file)))
  return `${[block('/*', everywhere), block('/_astro/*', headersOf('_astro/')), ...feedBlocks, ...blocks].join('\n\n')}\n`
}
