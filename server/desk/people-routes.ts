import type { FastifyInstance } from 'fastify'
import { type Invited, inviteSchema, type People, type Session } from '../../contract/desk/people.ts'
import { linkMinutes, signOutSchema } from '../../contract/desk/sign-in.ts'
import { dropSession, signedInOf } from './guard.ts'
import { deskOf, invitationFor, linkAddress } from './invitation.ts'
import type { LinkStore } from './link-store.ts'
import type { DeskParts } from './parts.ts'
import type { PeopleStore } from './people-store.ts'
import { DeskRefusal } from './refusal.ts'
import type { SessionStore } from './session-store.ts'

type Parts = Pick<DeskParts, 'facts'> & { people: PeopleStore; links: LinkStore; sessions: SessionStore }
type ById = { Params: { id: string } }

/** Calls that everybody has who is signed in: who one is, another device, and out. */
export const ownRoutes = (app: FastifyInstance, { facts, links, sessions }: Parts): void => {
  app.get('/session', async (request): Promise<Session> => {
    const { id, name, role } = signedInOf(request).person
    const { replyWithinHours, business } = facts()
    return {
      person: { id, name, role },
      replyWithinHours,
      timeZone: business.timeZone,
      businessName: business.name,
      reviewLink: business.proof.googleProfile || null,
    }
  })

  app.post('/sign-out', async (request, reply) => {
    const { everywhere } = signOutSchema.parse(request.body)
    const { person, sessionId } = signedInOf(request)
    await (everywhere ? sessions.endAll(person.id) : sessions.end(sessionId))
    dropSession(reply, facts())
    return { ok: true }
  })

  app.post('/devices', async (request): Promise<Invited> => {
    const { id, name, role } = signedInOf(request).person
    const token = await links.create({ kind: 'device', name, role, person_id: id }, new Date())
    return { link: linkAddress(deskOf(request, facts().siteUrl), token), minutes: linkMinutes }
  })
}

/** The owner's calls: who may come in. */
export const peopleRoutes = (app: FastifyInstance, { facts, people, links }: Parts): void => {
  app.get('/people', async (): Promise<People> => {
    const list = await people.list()
    return {
      people: list.map(({ id, name, role, email, passkeys, seenAt }) => ({
        id,
        name,
        role,
        email,
        passkeys: Number(passkeys),
        seenAt,
      })),
    }
  })

  app.post('/people', async (request): Promise<Invited> => {
    const invited = inviteSchema.parse(request.body)
    const token = await links.create(await invitationFor(people, invited), new Date())
    return { link: linkAddress(deskOf(request, facts().siteUrl), token), minutes: linkMinutes }
  })

  app.delete<ById>('/people/:id', async (request) => {
    // Whoever removed themselves could let nobody in again from here.
    if (request.params.id === signedInOf(request).person.id) throw new DeskRefusal('not-allowed')
    if (!(await people.remove(request.params.id, new Date()))) throw new DeskRefusal('not-found')
    return { ok: true }
  })
}
