import type { FastifyInstance } from 'fastify'
import { confirmSchema } from '../../../contract/desk/sign-in.ts'
import type { ApiParts } from '../api-parts.ts'
import { ceremonyOf, signedInOf } from './guard.ts'

/** Routes that confirm a signed-in person by passkey. */
export const confirmRoutes = (app: FastifyInstance, { facts, passkeys, sessions }: ApiParts): void => {
  app.post('/confirm/options', async (request) =>
    passkeys.confirmOptions(ceremonyOf(request, facts()), signedInOf(request), new Date()),
  )

  app.post('/confirm', async (request) => {
    const { passkey } = confirmSchema.parse(request.body)
    await passkeys.verifyConfirmation(ceremonyOf(request, facts()), passkey, signedInOf(request), new Date())
    await sessions.confirm(signedInOf(request).sessionId, new Date())
    return { ok: true }
  })
}
