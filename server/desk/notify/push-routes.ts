import { ECDH } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pushOffSchema, pushSubscriptionSchema } from '../../../contract/desk/push.ts'
import { signedInOf } from '../accounts/guard.ts'
import type { ApiParts } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'

// A point off the curve would fail at every push and could leak part of our key.
const isOnCurve = (p256dh: string): boolean => {
  try {
    return (
      ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh.replaceAll('=', '')
    )
  } catch {
    return false
  }
}

/** Routes to subscribe and unsubscribe a device. */
export const pushRoutes = (app: FastifyInstance, { push, subscriptions }: ApiParts): void => {
  app.get('/push', async () => ({ key: await push.publicKey() }))

  app.post('/push', async (request) => {
    const subscription = pushSubscriptionSchema.parse(request.body)
    if (!push.isAllowed(subscription.endpoint) || !isOnCurve(subscription.keys.p256dh))
      throw new DeskRefusal('not-understood')
    await subscriptions.keep(signedInOf(request), subscription, new Date())
    return { ok: true }
  })

  app.post('/push/off', async (request) => {
    await subscriptions.remove(signedInOf(request), pushOffSchema.parse(request.body).endpoint)
    return { ok: true }
  })
}
