import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  enrollByEmailSchema,
  enrollSchema,
  linkSchema,
  type OpenLink,
  signInByEmailSchema,
  signInSchema,
} from '../../../contract/desk/sign-in.ts'
import { errorStack } from '../../process/start-error.ts'
import type { ApiParts } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { mailLink, tellOfNewDevice } from './account-letters.ts'
import { deviceKindOf } from './device-kind.ts'
import { ceremonyOf, keepSession, sessionToken } from './guard.ts'
import { deskOf } from './invitation.ts'
import { nameFor } from './people-store.ts'
import { hashOf } from './secret.ts'

/** Way of signing in, for the log. */
type Way = 'passkey' | 'new passkey' | 'letter'

/** Routes for signing in. */
export const signInRoutes = (app: FastifyInstance, { people, links, sessions, passkeys }: ApiParts): void => {
  const business = () => app.build.now().content.business

  // Ends the previous session, which protects against session fixation.
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, personId, way }: { token: string; personId: string; way: Way },
  ) => {
    const before = sessionToken(request)
    if (before !== undefined) await sessions.end(hashOf(before))
    keepSession(reply, token)
    app.log.info({ reqId: request.id, person: personId, way }, 'signed in')
    return { ok: true }
  }

  const enrolling = async (token: string) => {
    const link = await links.read(token, new Date())
    if (link.kind === 'sign-in') throw new DeskRefusal('link-wrong')
    return link
  }

  app.post('/link', async ({ body }): Promise<OpenLink> => {
    const { kind, name } = await links.read(linkSchema.parse(body).token, new Date())
    return { kind, name, businessName: business().name }
  })

  app.post('/enroll/options', async (request) => {
    const link = await enrolling(linkSchema.parse(request.body).token)
    return passkeys.enrollOptions(ceremonyOf(request), link, business().name)
  })

  app.post('/enroll', async (request, reply) => {
    const { token, passkey, name } = enrollSchema.parse(request.body)
    const link = await enrolling(token)
    const made = await passkeys.verifyNew(ceremonyOf(request), passkey, link.id)
    const device = deviceKindOf(request.headers['user-agent'])
    const entered = await people.enter(token, { passkey: { ...made, device }, name }, new Date())
    if (entered.isNewDevice) tellOfNewDevice(app, entered.person, deskOf(request))
    return begin(request, reply, { token: entered.token, personId: entered.person.id, way: 'new passkey' })
  })

  // For a device without passkeys: enrolls the mailbox, which the emailed link verifies.
  app.post('/enroll/email', async (request) => {
    const { token, email, name: given } = enrollByEmailSchema.parse(request.body)
    const name = nameFor(await enrolling(token), given)
    // Used before the email is sent, so that simultaneous calls cause one email; given back if sending fails.
    const further = await links.exchange(token, { email, name }, new Date())
    try {
      await mailLink(app, { name, email }, { token: further.token, desk: deskOf(request) })
    } catch (error) {
      await further.giveBack()
      throw error
    }
    return { ok: true }
  })

  app.post('/sign-in/link', async (request, reply) => {
    const { token } = linkSchema.parse(request.body)
    const link = await links.read(token, new Date())
    if (link.kind !== 'sign-in') throw new DeskRefusal('link-wrong')
    const entered = await people.enter(token, {}, new Date())
    if (entered.isNewDevice) tellOfNewDevice(app, entered.person, deskOf(request))
    return begin(request, reply, { token: entered.token, personId: entered.person.id, way: 'letter' })
  })

  app.post('/sign-in/options', (request) => passkeys.signInOptions(ceremonyOf(request)))

  app.post('/sign-in', async (request, reply) => {
    const { passkey } = signInSchema.parse(request.body)
    const entered = await passkeys.verifySignIn(ceremonyOf(request), passkey)
    return begin(request, reply, { ...entered, way: 'passkey' })
  })

  // Same answer and timing whether or not somebody has this address.
  app.post('/sign-in/email', async (request) => {
    const { email } = signInByEmailSchema.parse(request.body)
    const desk = deskOf(request)
    const send = async () => {
      const person = await people.byEmail(email)
      if (!person?.email) return
      const token = await links.createForMailbox(person, new Date())
      if (token !== undefined) await mailLink(app, { name: person.name, email: person.email }, { token, desk })
    }
    send().catch((error: unknown) => {
      request.server.log.error({ stack: errorStack(error) }, 'desk link not sent')
    })
    return { ok: true }
  })
}
