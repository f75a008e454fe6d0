import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import { oneLine } from '../mail/one-line.ts'
import type { LeadSource } from '../storage/tables.ts'

/** Columns for where a lead came from. */
export type Source = Insertable<LeadSource>

const mostOfPage = 200
const mostOfWord = 80

const wordOf = (query: URLSearchParams, name: string): string | null =>
  oneLine(query.get(name) ?? '', mostOfWord) || null

const campaignOf = (query: URLSearchParams) => ({
  utm_source: wordOf(query, 'utm_source'),
  utm_medium: wordOf(query, 'utm_medium'),
  utm_campaign: wordOf(query, 'utm_campaign'),
})

const pageOf = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | undefined => {
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  return page.host === host && page.protocol.startsWith('http') ? page : undefined
}

/**
 * Page of this site that the quote request came from (Referer), with the campaign words of its URL or, if it has none,
 * of the visit's first URL, which the form sends as `campaign`. Undefined if both are missing.
 */
export const sourceOf = (
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  campaign: string | undefined,
): Source | undefined => {
  const page = pageOf(request)
  if (!page && !campaign) return undefined
  const own = campaignOf(page?.searchParams ?? new URLSearchParams())
  const hasOwn = Object.values(own).some((word) => word !== null)
  return {
    source_page: page?.pathname.slice(0, mostOfPage) ?? null,
    ...(hasOwn ? own : campaignOf(new URLSearchParams(campaign ?? ''))),
  }
}
