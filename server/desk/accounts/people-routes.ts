import type { FastifyInstance } from 'fastify'
import {
  type Invited,
  inviteSchema,
  type Passkeys,
  type People,
  renameSchema,
  type Session,
} from '../../../contract/desk/people.ts'
import { linkMinutes, minutesOf, signOutSchema } from '../../../contract/desk/sign-in.ts'
import type { ApiParts, ById } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { dropSession, signedInOf } from './guard.ts'
import { deskOf, linkAddress } from './invitation.ts'

/** Routes of every signed-in person: session, name, passkeys, sign-out. */
export const ownRoutes = (app: FastifyInstance, { people, sessions, keys }: ApiParts): void => {
  app.get('/session', async (request): Promise<Session> => {
    const { id, name, role } = signedInOf(request).person
    const { replyWithinHours, business, again } = app.build.now().content
    return {
      person: { id, name, role },
      replyWithinHours,
      timeZone: business.timeZone,
      businessName: business.name,
      reviewLink: business.proof.googleProfile || null,
      again,
      languages: business.languages,
    }
  })

  app.post('/name', async (request) => {
    const { id } = signedInOf(request).person
    await people.rename(id, renameSchema.parse(request.body).name)
    app.log.info({ reqId: request.id, person: id }, 'renamed')
    return { ok: true }
  })

  app.get('/passkeys', async (request): Promise<Passkeys> => {
    const { person, passkeyId } = signedInOf(request)
    const own = await keys.of(person.id)
    return {
      passkeys: own.map(({ id, device, created_at, used_at }) => ({
        id,
        device,
        createdAt: created_at,
        usedAt: used_at,
        isThis: id === passkeyId,
      })),
    }
  })

  app.post('/sign-out', async (request, reply) => {
    const { everywhere } = signOutSchema.parse(request.body)
    const { person, sessionId } = signedInOf(request)
    await (everywhere ? sessions.endAll(person.id) : sessions.end(sessionId))
    dropSession(reply, app.build.now().content.business)
    app.log.info({ reqId: request.id, person: person.id, everywhere }, 'signed out')
    return { ok: true }
  })
}

/** Routes that create a link for another device and remove a passkey. */
export const ownKeyRoutes = (app: FastifyInstance, { links, keys }: ApiParts): void => {
  app.post('/devices', async (request): Promise<Invited> => {
    const { id, name, role } = signedInOf(request).person
    const token = await links.create({ kind: 'device', name, role, person_id: id }, new Date())
    app.log.info({ reqId: request.id, person: id }, 'link for another device made')
    return { link: linkAddress(deskOf(request), token), minutes: linkMinutes }
  })

  app.delete<ById>('/passkeys/:id', async (request) => {
    const signedIn = signedInOf(request)
    await keys.remove(request.params.id, signedIn)
    app.log.info({ reqId: request.id, person: signedIn.person.id }, 'passkey removed')
    return { ok: true }
  })
}

/** Lists the people of the desk. */
export const peopleRoutes = (app: FastifyInstance, { people }: ApiParts): void => {
  app.get('/people', async (): Promise<People> => {
    const list = await people.list()
    return {
      people: list.map(({ id, name, role, email, passkeys, seenAt }) => ({
        id,
        name,
        role,
        email,
        seenAt,
        passkeys: Number(passkeys),
      })),
    }
  })
}

/** Invites and removes people. */
export const changePeopleRoutes = (app: FastifyInstance, { people, links }: ApiParts): void => {
  app.post('/people', async (request): Promise<Invited> => {
    const { name, role } = inviteSchema.parse(request.body)
    // A link for a name that is there already would hand out that account.
    if (await people.byName(name)) throw new DeskRefusal('name-taken')
    const link = { kind: 'invite', name, role } as const
    const token = await links.create(link, new Date())
    app.log.info({ reqId: request.id, by: signedInOf(request).person.id, role }, 'person invited')
    return { link: linkAddress(deskOf(request), token), minutes: minutesOf(link) }
  })

  app.delete<ById>('/people/:id', async (request) => {
    const { id } = request.params
    const by = signedInOf(request).person.id
    // Otherwise the last owner could lock everybody out.
    if (id === by) throw new DeskRefusal('not-allowed')
    if (!(await people.remove(id, new Date(), by))) throw new DeskRefusal('not-found')
    app.log.info({ reqId: request.id, person: id, by }, 'person removed')
    return { ok: true }
  })
}
