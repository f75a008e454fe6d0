import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** For everything that is no page of the site: nothing may be loaded, framed or run. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// A page whose own policy is not known is still held to this site.
const openPolicy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'self'"

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'interest-cohort', 'browsing-topics']

/** The policy of a page as the build computed it, and that nobody may frame it. */
export const pagePolicy = (built: string | undefined): string => {
  const policy = (built ?? openPolicy).replace(/;\s*$/, '')
  return /(^|;)\s*frame-ancestors\s/.test(policy) ? policy : `${policy}; frame-ancestors 'none'`
}

/** Headers that every answer carries. A page replaces the policy by its own. */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { siteUrl, isStaging }: { siteUrl: string; isStaging: boolean },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    frameguard: { action: 'deny' },
    hsts: siteUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', closedPolicy)
    if (isStaging) reply.header('x-robots-tag', 'noindex, nofollow')
    reply.header('permissions-policy', permissions.map((name) => `${name}=()`).join(', '))
  })
}
