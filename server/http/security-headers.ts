import type { FastifyInstance } from 'fastify'
import { messageStylePolicy } from './html/message-page.ts'

/** For everything that is no page of the site: nothing may be loaded, framed or run. Message pages have one style sheet. */
export const closedPolicy = `default-src 'none'; ${messageStylePolicy}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

// A page whose own policy is not known is still held to this site.
const openPolicy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'self'"

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

/** The policy of a page as the build computed it, and that nobody may frame it. */
export const pagePolicy = (built = openPolicy): string => `${built.replace(/;\s*$/, '')}; frame-ancestors 'none'`

type Site = { siteUrl: string; isStaging: boolean; hasHttpsSubdomains?: boolean }
// Without `preload`: a name that browsers ship with is hard to take back.
const httpsOnly = (subdomains = false) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`

/** What every answer of this site carries. */
export const headersFor = ({ siteUrl, isStaging, hasHttpsSubdomains }: Site): Readonly<Record<string, string>> => ({
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': httpsOnly(hasHttpsSubdomains) } : {}),
  ...(isStaging ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
})

/** Puts the headers on every answer, and its request's id. What a route has set stays. */
export const addSecurityHeaders = (app: FastifyInstance, headers: () => Readonly<Record<string, string>>): void => {
  app.addHook('onSend', ({ id }, reply, _body, done) => {
    reply.header('x-request-id', id)
    // Readers of the feed and previews of links show our pictures on other sites.
    const isImage = String(reply.getHeader('content-type')).startsWith('image/')
    if (isImage && !reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'cross-origin')
    for (const [name, value] of Object.entries(headers())) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
