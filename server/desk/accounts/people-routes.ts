import type { FastifyInstance } from 'fastify'
import {
  type Invited,
  inviteSchema,
  type Passkeys,
  type People,
  renameSchema,
  type Session,
} from '../../../contract/desk/people.ts'
import { confirmSchema, linkMinutes, minutesOf, signOutSchema } from '../../../contract/desk/sign-in.ts'
import { closedDaysOf } from '../../../pricing/weekdays.ts'
import type { ApiParts, ById } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { ceremonyOf, dropSession, signedInOf } from './guard.ts'
import { deskOf, linkAddress } from './invitation.ts'

/** Routes of every signed-in person: session, name, passkeys, confirmation by passkey, sign-out. */
export const ownRoutes = (app: FastifyInstance, { people, sessions, keys, passkeys }: ApiParts): void => {
  app.get('/session', async (request): Promise<Session> => {
    const { id, name, role } = signedInOf(request).person
    const { replyWithinHours, business, again } = app.build.now().content
    return {
      person: { id, name, role },
      replyWithinHours,
      timeZone: business.timeZone,
      closed: { days: closedDaysOf(business.hours), dates: business.daysOff },
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
    return { passkeys: own.map((key) => ({ ...key, isThis: key.id === passkeyId })) }
  })

  app.post('/confirm/options', (request) => passkeys.confirmOptions(ceremonyOf(request), signedInOf(request)))

  app.post('/confirm', async (request) => {
    const { passkey } = confirmSchema.parse(request.body)
    const signedIn = signedInOf(request)
    await passkeys.verifyConfirmation(ceremonyOf(request), passkey, signedIn)
    await sessions.confirm(signedIn.sessionId, new Date())
    return { ok: true }
  })

  app.post('/sign-out', async (request, reply) => {
    const { everywhere } = signOutSchema.parse(request.body)
    const { person, sessionId } = signedInOf(request)
    await (everywhere ? sessions.endAll(person.id) : sessions.end(sessionId))
    dropSession(reply)
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
  app.get('/people', async (): Promise<People> => ({ people: await people.list() }))
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
