import type { FastifyInstance } from 'fastify'
import { confirmSchema } from '../../../contract/desk/sign-in.ts'
import type { ApiParts } from '../api-parts.ts'
import { ceremonyOf, signedInOf } from './guard.ts'

/** Routes that confirm a signed-in person by passkey. */
export const confirmRoutes = (app: FastifyInstance, { passkeys, sessions }: ApiParts): void => {
  const business = () => app.build.now().content.business

  app.post('/confirm/options', async (request) =>
    passkeys.confirmOptions(ceremonyOf(request, business()), signedInOf(request), new Date()),
  )

  app.post('/confirm', async (request) => {
    const { passkey } = confirmSchema.parse(request.body)
    await passkeys.verifyConfirmation(ceremonyOf(request, business()), passkey, signedInOf(request), new Date())
    await sessions.confirm(signedInOf(request).sessionId, new Date())
    return { ok: true }
  })
}
