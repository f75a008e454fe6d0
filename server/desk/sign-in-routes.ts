import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  enrollByEmailSchema,
  enrollSchema,
  linkSchema,
  type OpenLink,
  signInByEmailSchema,
  signInSchema,
} from '../../contract/desk/sign-in.ts'
import { ceremonyOf, keepSession, sessionToken } from './guard.ts'
import { deskOf, linkAddress } from './invitation.ts'
import { linkLetter } from './link-letter.ts'
import { type LinkStore, takeLink } from './link-store.ts'
import type { DeskParts } from './parts.ts'
import type { Passkeys } from './passkey.ts'
import type { PeopleStore } from './people-store.ts'
import { DeskRefusal } from './refusal.ts'
import { hashOf } from './secret.ts'
import type { SessionStore } from './session-store.ts'
import type { LinkRow } from './tables.ts'

type Parts = DeskParts & { people: PeopleStore; links: LinkStore; sessions: SessionStore; passkeys: Passkeys }

type Addressee = { email: string; personId: string | null }

/** The calls of those who are not signed in yet. */
export const signInRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { storage, facts, people, links, sessions, passkeys } = parts

  // A session that was there before ends: nobody goes on under a secret that somebody else may have chosen.
  const begin = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const before = sessionToken(request, facts())
    if (before !== undefined) await sessions.end(hashOf(before))
    keepSession(reply, facts(), token)
    return { ok: true }
  }

  const mailLink = async (desk: string, link: Pick<LinkRow, 'name' | 'role'> & Addressee) => {
    const { name, email, role, personId } = link
    const token = await links.create({ kind: 'sign-in', name, role, email, person_id: personId }, new Date())
    const letter = linkLetter(
      facts(),
      { from: parts.mailFrom, to: email, name, address: linkAddress(desk, token) },
      new Date(),
    )
    await parts.sendLetter(letter, `desk-link-${hashOf(token).slice(0, 16)}`)
  }

  const enrolling = async (token: string) => {
    const link = await links.read(token, new Date())
    if (link.kind === 'sign-in') throw new DeskRefusal('link-wrong')
    return link
  }

  app.post('/link', async ({ body }): Promise<OpenLink> => {
    const { kind, name } = await links.read(linkSchema.parse(body).token, new Date())
    return { kind, name, businessName: facts().business.name }
  })

  app.post('/enroll/options', async (request) => {
    const link = await enrolling(linkSchema.parse(request.body).token)
    return passkeys.enrollOptions(ceremonyOf(request, facts()), facts().business.name, link.name, link.id, new Date())
  })

  app.post('/enroll', async (request, reply) => {
    const { token, passkey } = enrollSchema.parse(request.body)
    const link = await enrolling(token)
    const made = await passkeys.verifyNew(ceremonyOf(request, facts()), passkey, link.id, new Date())
    return begin(request, reply, await people.enter(token, made, new Date()))
  })

  // For a device without passkeys: the address is the key from now on, and proves itself by the letter that it gets.
  app.post('/enroll/email', async (request) => {
    const { token, email } = enrollByEmailSchema.parse(request.body)
    const link = await enrolling(token)
    // Used up only when the letter has left: with a mistyped address or a mail server that is down it is tried again.
    await mailLink(deskOf(request, facts().siteUrl), { ...link, email, personId: link.person_id })
    await storage.write((at) => takeLink(at, token, new Date()))
    return { ok: true }
  })

  app.post('/sign-in/link', async (request, reply) => {
    const { token } = linkSchema.parse(request.body)
    const link = await links.read(token, new Date())
    if (link.kind !== 'sign-in') throw new DeskRefusal('link-wrong')
    return begin(request, reply, await people.enter(token, undefined, new Date()))
  })

  app.post('/sign-in/options', async (request) => passkeys.signInOptions(ceremonyOf(request, facts()), new Date()))

  app.post('/sign-in', async (request, reply) => {
    const { passkey } = signInSchema.parse(request.body)
    return begin(request, reply, await passkeys.verifySignIn(ceremonyOf(request, facts()), passkey, new Date()))
  })

  // The same answer, and as soon, whether somebody has this address or nobody.
  app.post('/sign-in/email', async (request) => {
    const { email } = signInByEmailSchema.parse(request.body)
    const desk = deskOf(request, facts().siteUrl)
    const send = async () => {
      const person = await people.byEmail(email)
      if (!person?.email || (await links.isPending(person.id, new Date()))) return
      await mailLink(desk, { ...person, email: person.email, personId: person.id })
    }
    send().catch((error: unknown) => {
      request.server.log.error({ stack: error instanceof Error ? error.stack : undefined }, 'desk link not sent')
    })
    return { ok: true }
  })
}
