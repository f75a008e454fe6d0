import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import { oneLine } from '../mail/one-line.ts'
import type { LeadSource } from '../storage/tables.ts'

/** Where a request came from, as it is kept. */
export type Source = Insertable<LeadSource>

const mostOfPage = 200
const mostOfWord = 80

const wordOf = (query: URLSearchParams, name: string): string | null =>
  oneLine(query.get(name) ?? '', mostOfWord) || null

/**
 * The page of this site that a request came from, and the campaign words in its address: what every browser says of its own
 * accord, so that no cookie and no field is needed. Undefined where another site sent it, or nothing is said.
 */
export const sourceOf = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): Source | undefined => {
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  if (page.host !== host || !page.protocol.startsWith('http')) return undefined
  return {
    source_page: page.pathname.slice(0, mostOfPage),
    utm_source: wordOf(page.searchParams, 'utm_source'),
    utm_medium: wordOf(page.searchParams, 'utm_medium'),
    utm_campaign: wordOf(page.searchParams, 'utm_campaign'),
  }
}
