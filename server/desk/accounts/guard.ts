import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { senderLimit } from '../../http/rate-limit.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { deskAddress } from './invitation.ts'
import type { Ceremony } from './passkey.ts'
import { type SessionStore, type SignedIn, sessionDays } from './session-store.ts'

const siteUrlOf = ({ build }: FastifyInstance) => build.now().content.business.siteUrl

// The prefix `__Host-` makes browsers reject a cookie that a neighboring host or an http page sets. It requires Secure, which
// WebKit does not store over http, so on http (this machine) the name has no prefix.
const cookieOf = (app: FastifyInstance) => {
  const secure = siteUrlOf(app).startsWith('https:')
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const,
  }
}

/** The session's secret from the cookie. */
export const sessionToken = ({ server, cookies }: FastifyRequest): string | undefined => cookies[cookieOf(server).name]

/** Sets the session cookie, which scripts and other sites cannot read. */
export const keepSession = (reply: FastifyReply, token: string): void => {
  const { name, options } = cookieOf(reply.server)
  reply.setCookie(name, token, { ...options, maxAge: sessionDays * 24 * 60 * 60 })
}

export const dropSession = (reply: FastifyReply): void => {
  const { name, options } = cookieOf(reply.server)
  reply.clearCookie(name, options)
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
export const ceremonyOf = ({ server, headers }: FastifyRequest): Ceremony => ({
  host: new URL(siteUrlOf(server)).hostname,
  origin: headers.origin ?? '',
})

/** Rejects a call that changes something unless a page of this site sent it; the answer holds the desk's own address. */
export const checkOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return
    const siteUrl = siteUrlOf(app)
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
    const token = sessionToken(request)
    const signedIn = token === undefined ? undefined : await sessions.read(token, new Date())
    if (!signedIn) {
      if (token !== undefined) dropSession(reply)
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
