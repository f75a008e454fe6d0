import type { PushNews, PushSubscriptionJson } from '../../../contract/desk/push.ts'
import type { Config } from '../../config.ts'
import { hashOf } from '../accounts/secret.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'

/** A push service said no: `isForGood` when another try would hear the same. */
export class PushRefused extends Error {
  override name = 'PushRefused'
  readonly code: string
  readonly isForGood: boolean

  constructor(status: number) {
    super(`The push service answered with ${status}`)
    this.code = String(status)
    this.isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429
  }
}

/** A message, how long a push service keeps it for a device that is away (seconds), and how much it matters. */
export type Push = { news: PushNews; ttl: number; urgency: 'normal' | 'high' }
export type SendPush = (subscription: PushSubscriptionJson, push: Push) => Promise<'sent' | 'gone'>

type Parts = {
  keys: () => Promise<PushKeys>
  /** Whom a push service may ask about our pushes: an address of ours. */
  contact: string
  /** Allows every http and https address, not only browsers' push services: for tests. */
  allowsAny: boolean
}

const timeoutMs = 15_000

/** Whether pushes may be sent to this address. */
export const endpointCheck =
  (allowsAny: boolean) =>
  (endpoint: string): boolean =>
    allowsAny ? /^https?:/.test(endpoint) : isPushService(endpoint)

/**
 * Sends one message to one device by way of its push service (RFC 8030), encrypted for it (RFC 8291) and signed by us
 * (RFC 8292). `gone` is a device that wants no more. Throws a `PushRefused`, or what went wrong on the way there.
 */
export const pushSender = ({ keys, contact, allowsAny }: Parts): SendPush => {
  const isAllowed = endpointCheck(allowsAny)
  return async ({ endpoint, keys: { p256dh, auth } }, { news, ttl, urgency }) => {
    // Kept by whoever could write into the database: looked at again each time.
    if (!isAllowed(endpoint)) return 'gone'
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(news),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
        TTL: ttl,
        urgency,
        // Of two messages that wait for a device about the same thing, the later one arrives.
        topic: hashOf(news.tag).slice(0, 32),
      },
    )
    const answer = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    const { status } = answer
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new PushRefused(status)
    return 'sent'
  }
}

/** How this server pushes, by its settings; `contact` is the address that push services may write to. */
export const pushOf = ({ PUSH_ANYWHERE: allowsAny, DATA_DIR: dataDir }: Config, contact: string) => {
  const keys = () => readPushKeys(dataDir)
  return {
    send: pushSender({ keys, contact, allowsAny }),
    publicKey: async () => (await keys()).publicKey,
    isAllowed: endpointCheck(allowsAny),
  }
}
