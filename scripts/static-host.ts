import { globSync } from 'node:fs'
import { fileHeaders } from '../server/http/file-headers.ts'
import { headersFor } from '../server/http/security-headers.ts'

/** What leads to the server, and what leads elsewhere: as the server answers it, in the words of a static host. */
export const redirectsOf = (server: string): string => {
  const ours = ['/f/*', '/p/*', '/functions/*'].map((path) => `${path} ${server}${path.replace('*', ':splat')} 200!`)
  return `${[...ours, '/services/commercial-cleaning /commercial-cleaning 301', '/california/* / 302'].join('\n')}\n`
}

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** The headers of every page and file in `dir`, as the server sends them. A page has its own policy, so `/*` has none. */
export const headersOf = (dir: string, site: { siteUrl: string; isStaging: boolean }): string => {
  const { 'content-security-policy': _closed, ...everywhere } = headersFor(site)
  const { headersOf: ofFile } = fileHeaders(dir)
  const pages = globSync('**/*.html', { cwd: dir }).sort()
  const blocks = pages.flatMap((file) => {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
    return [...new Set([path, `${path.replace(/\/$/, '')}/`])].map((one) => block(one, ofFile(file)))
  })
  return `${[block('/*', everywhere), block('/_astro/*', ofFile('_astro/')), ...blocks].join('\n\n')}\n`
}
