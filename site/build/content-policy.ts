import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormAddress } from '../../contract/form-path.ts'

/**
 * What every page may load and where it may send; scripts and styles are added by their hashes. The form goes to this
 * site's own server, or to the hosted service that the business names.
 */
export const policyDirectives = ({ hostedUrl }: Pick<FormAddress, 'hostedUrl'>): string[] => {
  const formTargets = hostedUrl ? `'self' ${new URL(hostedUrl).origin}` : "'self'"
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    `connect-src ${formTargets}`,
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    'frame-src https://www.google.com https://maps.google.com',
  ]
}

const inlineScript = /<script(?![^>]*(?:ld\+json|application\/json|speculationrules|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashes = (html: string, pattern: RegExp): string[] => {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The Content-Security-Policy of a page: the `directives`, and the hashes of exactly what stands in the page. */
export const policyOf = (directives: readonly string[], html: string): string =>
  [
    ...directives,
    ["script-src 'self'", ...hashes(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashes(html, inlineStyle)].join(' '),
  ].join('; ')

/** `/blog/` for blog/index.html, `/404/` for 404.html. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}/`.replace('//', '/')

/**
 * Writes to `file` the policy of each page of the built site by its path with a trailing slash, which the server sends as a
 * header. Astro's own `security.csp` lists the hashes of all pages on each, and not those of `is:inline`.
 */
export const writePolicies = (file: string, siteDir: string, form: FormAddress): void => {
  const directives = policyDirectives(form)
  const policies = globSync('**/*.html', { cwd: siteDir })
    .map((page) => page.replaceAll('\\', '/'))
    .sort()
    .map((page) => [pathOf(page), policyOf(directives, readFileSync(join(siteDir, page), 'utf8'))] as const)
  writeFileSync(file, JSON.stringify(Object.fromEntries(policies), null, 1))
}
