import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Business } from '../../../content/schema/business.ts'
import { senderLimit } from '../../http/rate-limit.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { deskAddress } from './invitation.ts'
import type { Ceremony } from './passkey.ts'
import { type SessionStore, type SignedIn, sessionDays } from './session-store.ts'

type Site = Pick<Business, 'siteUrl'>

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

// The prefix `__Host-` makes browsers reject a cookie that a neighboring host or an http page sets. It requires Secure, which
// WebKit does not store over http, so on http (this machine) the name has no prefix.
const cookieName = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-desk' : 'desk')

const cookieOptions = (siteUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(siteUrl) }) as const

/** The session's secret from the cookie. */
export const sessionToken = (request: FastifyRequest, { siteUrl }: Site): string | undefined =>
  request.cookies[cookieName(siteUrl)]

/** Sets the session cookie, which scripts and other sites cannot read. */
export const keepSession = (reply: FastifyReply, { siteUrl }: Site, token: string): void => {
  reply.setCookie(cookieName(siteUrl), token, { ...cookieOptions(siteUrl), maxAge: sessionDays * 24 * 60 * 60 })
}

export const dropSession = (reply: FastifyReply, { siteUrl }: Site): void => {
  reply.clearCookie(cookieName(siteUrl), cookieOptions(siteUrl))
}

// Over http the site is on this machine: any port is accepted, because a passkey is bound to the host name alone.
const isOurs = (origin: string, host: string, siteUrl: string): boolean => {
  if (!URL.canParse(origin)) return false
  const site = new URL(siteUrl)
  const from = new URL(origin)
  if (from.origin === site.origin) return true
  return site.protocol === 'http:' && from.protocol === 'http:' && from.hostname === site.hostname && from.host === host
}

/** Relying party of a call: the site's host, and the origin that `checkOrigin` has accepted. */
export const ceremonyOf = ({ headers }: FastifyRequest, { siteUrl }: Site): Ceremony => ({
  host: new URL(siteUrl).hostname,
  origin: headers.origin ?? '',
})

/** Rejects a call that changes something unless a page of this site sent it; the answer holds the desk's own address. */
export const checkOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return
    const { siteUrl } = app.build.now().content.business
    if (isOurs(headers.origin ?? '', host, siteUrl)) return
    throw new DeskRefusal('wrong-origin', { more: { address: deskAddress(siteUrl, siteUrl) } })
  })
}

/** Limits the calls per minute of each sender. */
export const limitCalls = async (app: FastifyInstance, perMinute: number): Promise<void> => {
  const limit = await senderLimit(app, perMinute)
  app.addHook('onRequest', async (request) => {
    const seconds = await limit(request)
    if (seconds !== undefined) throw new DeskRefusal('too-many', { headers: { 'retry-after': String(seconds) } })
  })
}

const name = 'signedIn'

/** The signed-in caller. Only behind `requireSession`. */
export const signedInOf = (request: FastifyRequest): SignedIn => request.getDecorator<SignedIn>(name)

/** Rejects calls without a session: before their body is read, and again once it has arrived, which may take minutes. */
export const requireSession = (app: FastifyInstance, sessions: SessionStore): void => {
  app.decorateRequest(name)
  app.addHook('onRequest', async (request, reply) => {
    const { business } = app.build.now().content
    const token = sessionToken(request, business)
    const signedIn = token === undefined ? undefined : await sessions.read(token, new Date())
    if (!signedIn) {
      if (token !== undefined) dropSession(reply, business)
      throw new DeskRefusal('signed-out')
    }
    request.setDecorator(name, signedIn)
  })
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!(await sessions.isOpen(signedInOf(request).sessionId, new Date()))) throw new DeskRefusal('signed-out')
  })
}

/** Rejects callers who are not owners (403). */
export const requireOwner = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (signedInOf(request).person.role !== 'owner') throw new DeskRefusal('not-allowed')
  })
}

/** Rejects a session without a recent confirmation, so that a stolen session cannot enroll a passkey. */
export const requireConfirmation = (app: FastifyInstance, sessions: SessionStore): void => {
  app.addHook('preHandler', async (request) => {
    if (!(await sessions.isConfirmed(signedInOf(request).sessionId, new Date()))) throw new DeskRefusal('confirm-first')
  })
}
