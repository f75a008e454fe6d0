import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Business } from '../../../content/schema/business.ts'
import { senderLimit } from '../../http/rate-limit.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { deskAddress } from './invitation.ts'
import type { Ceremony } from './passkey.ts'
import { type SessionStore, type SignedIn, sessionDays } from './session-store.ts'

type Site = Pick<Business, 'siteUrl'>

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

// With the prefix a browser accepts the cookie from this very host and from https only, whatever a neighboring host tries to
// set. It wants Secure, which WebKit does not store over http: on http, which is this machine, the name has no prefix.
const cookieName = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-desk' : 'desk')

const cookieOptions = (siteUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(siteUrl) }) as const

/** The secret that the browser shows of its session. */
export const sessionToken = (request: FastifyRequest, { siteUrl }: Site): string | undefined =>
  request.cookies[cookieName(siteUrl)]

/** Has the browser keep the session's secret, out of reach of every script and every other site. */
export const keepSession = (reply: FastifyReply, { siteUrl }: Site, token: string): void => {
  reply.setCookie(cookieName(siteUrl), token, { ...cookieOptions(siteUrl), maxAge: sessionDays * 24 * 60 * 60 })
}

export const dropSession = (reply: FastifyReply, { siteUrl }: Site): void => {
  reply.clearCookie(cookieName(siteUrl), cookieOptions(siteUrl))
}

// Over http there is only this machine, on whatever port: a passkey is bound to the name, not to the port.
const isOurs = (origin: string, host: string, siteUrl: string): boolean => {
  if (!URL.canParse(origin)) return false
  const site = new URL(siteUrl)
  const from = new URL(origin)
  if (from.origin === site.origin) return true
  return site.protocol === 'http:' && from.protocol === 'http:' && from.hostname === site.hostname && from.host === host
}

/** The host and the page that a passkey is made for: the page is one of ours, as `checkOrigin` has found. */
export const ceremonyOf = ({ headers }: FastifyRequest, { siteUrl }: Site): Ceremony => ({
  host: new URL(siteUrl).hostname,
  origin: headers.origin ?? '',
})

/** Refuses every call that may change something and does not come from a page of this site, and says which that is. */
export const checkOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return
    const { siteUrl } = app.build.now().content.business
    if (isOurs(headers.origin ?? '', host, siteUrl)) return
    throw new DeskRefusal('wrong-origin', { more: { address: deskAddress(siteUrl, siteUrl) } })
  })
}

/** Lets an address call so often a minute. */
export const limitCalls = async (app: FastifyInstance, perMinute: number): Promise<void> => {
  const limit = await senderLimit(app, perMinute)
  app.addHook('onRequest', async (request) => {
    const seconds = await limit(request)
    if (seconds !== undefined) throw new DeskRefusal('too-many', { headers: { 'retry-after': String(seconds) } })
  })
}

const name = 'signedIn'

/** Who calls. Only behind `requireSession`. */
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

/** Refuses everybody but owners. */
export const requireOwner = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (signedInOf(request).person.role !== 'owner') throw new DeskRefusal('not-allowed')
  })
}

/** Refuses a session in which nobody has lately proved who they are: a stolen one must not become permanent. */
export const requireConfirmation = (app: FastifyInstance, sessions: SessionStore): void => {
  app.addHook('preHandler', async (request) => {
    if (!(await sessions.isConfirmed(signedInOf(request).sessionId, new Date()))) throw new DeskRefusal('confirm-first')
  })
}
