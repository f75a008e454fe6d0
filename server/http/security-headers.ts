import type { FastifyInstance } from 'fastify'
import { messageStylePolicy } from './html/message-page.ts'

/** Policy of everything except the site's pages: loads, frames and runs nothing. Message pages have one style sheet. */
export const closedPolicy = `default-src 'none'; ${messageStylePolicy}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

// Policy of a page that the build computed none for.
const openPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

/** A page's policy from the build, plus a ban on framing. */
export const pagePolicy = (built = openPolicy): string => `${built.replace(/;\s*$/, '')}; frame-ancestors 'none'`

type Site = { siteUrl: string; isStaging: boolean; hasHttpsSubdomains?: boolean }
// No `preload`: a domain is hard to remove from the browsers' list.
const httpsOnly = (subdomains = false) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`

/** Headers of every response. */
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

/** Adds the headers and the request id to every response. Headers set by the route stay. */
export const addSecurityHeaders = (app: FastifyInstance, headers: () => Readonly<Record<string, string>>): void => {
  app.addHook('onSend', ({ id }, reply, _body, done) => {
    reply.header('x-request-id', id)
    // Feed readers and link previews show our pictures on other sites.
    const isImage = String(reply.getHeader('content-type')).startsWith('image/')
    if (isImage && !reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'cross-origin')
    for (const [name, value] of Object.entries(headers())) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
