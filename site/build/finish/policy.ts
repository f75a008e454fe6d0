import { createHash } from 'node:crypto'
import { oncePer } from '../once-per.ts'

const inlineScript = /<script(?![^>]*(?:ld\+json|application\/json|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const contents = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, code = '']) => code)

/** The scripts that stand in the page itself. */
export const inlineScripts = (html: string): string[] => contents(html, inlineScript)

const hashOf = oncePer((code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
const hashes = (codes: string[]): string[] => [...new Set(codes.map(hashOf))]

/** Frames are allowed only to a page that names where one may come from: each byte of a header delays the first paint. */
const concerns = (html: string) => (directive: string) => {
  const [name, ...sources] = directive.split(' ')
  return name !== 'frame-src' || sources.some((source) => html.includes(source))
}

/**
 * The policy of a page: what holds for all, and the hashes of exactly what the page holds. Astro itself lists every hash
 * of the whole site, which is three kilobytes of noise in the header of each answer.
 */
export const policyOf = (directives: readonly string[], html: string): string => {
  const scripts = ["script-src 'self'", ...hashes(inlineScripts(html))].join(' ')
  const styles = ["style-src 'self'", ...hashes(contents(html, inlineStyle))].join(' ')
  return [...directives.filter(concerns(html)), scripts, styles].join('; ')
}
