import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { nextPages } from './next-pages.ts'
import { pagePolicy } from './security-headers.ts'

const policies = z.record(z.string(), z.string())

const readPolicies = (dir: string): Record<string, string> => {
  const file = join(dir, '..', 'csp.json')
  return existsSync(file) ? policies.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

const cachingOf = (file: string) => {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

const pagePath = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** The headers that each file of the built site in `dir` has by its name, and the policy of each page. */
export const fileHeaders = (dir: string) => {
  const policyOf = readPolicies(dir)

  const policyFor = (path: string) => pagePolicy(policyOf[`${path.replace(/\/+$/, '')}/`])

  const headersOf = (file: string): Record<string, string> & { 'cache-control': string } => {
    const caching = { 'cache-control': cachingOf(file) }
    if (!file.endsWith('.html')) return caching
    return { ...caching, ...nextPages, 'content-security-policy': policyFor(pagePath(file)) }
  }

  return { policyFor, headersOf }
}
