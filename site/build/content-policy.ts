import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormAddress } from '../../contract/form-path.ts'

/**
 * Directives of all pages; hashes of scripts and styles are added per page. Forms post to this server, or to the hosted
 * service of the business. No Trusted Types: where a translator or a password manager has changed a page, React renders
 * it anew, and Astro hands it the words inside an island as HTML.
 */
export const policyDirectives = ({ hostedUrl }: Pick<FormAddress, 'hostedUrl'>): string[] => {
  const formTargets = hostedUrl ? `'self' ${new URL(hostedUrl).origin}` : "'self'"
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${formTargets}`,
    `form-action ${formTargets}`,
    "base-uri 'none'",
    'frame-src https://www.google.com https://maps.google.com',
  ]
}

const inlineScript = /<script(?![^>]*(?:ld\+json|application\/json|speculationrules|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashes = (html: string, pattern: RegExp): string[] => {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Content-Security-Policy of a page: the directives, and the hashes of its inline scripts and styles. */
export const policyOf = (directives: readonly string[], html: string): string =>
  [
    ...directives,
    ["script-src 'self'", ...hashes(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashes(html, inlineStyle)].join(' '),
  ].join('; ')

/** `/blog/` for blog/index.html, `/404/` for 404.html. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}/`.replace('//', '/')

/**
 * Writes each page's policy to `file`, keyed by path with a trailing slash; the server sends it as a header. Astro's
 * `security.csp` would list all pages' hashes on each page, and none of `is:inline`.
 */
export const writePolicies = (file: string, siteDir: string, form: FormAddress): void => {
  const directives = policyDirectives(form)
  const policies = globSync('**/*.html', { cwd: siteDir })
    .map((page) => page.replaceAll('\\', '/'))
    .sort()
    .map((page) => [pathOf(page), policyOf(directives, readFileSync(join(siteDir, page), 'utf8'))] as const)
  writeFileSync(file, JSON.stringify(Object.fromEntries(policies), null, 1))
}
