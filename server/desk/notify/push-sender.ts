import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { PushNews, PushSubscriptionJson } from '../../../contract/desk/push.ts'
import type { Config } from '../../config.ts'
import { hashOf } from '../accounts/secret.ts'
import { isPublicEndpoint, publicLookup } from './public-address.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'

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
  /** Lets pushes go to plain http and to this machine: for tests. */
  allowsPrivate: boolean
}

const timeoutMs = 15_000

const statusOf = async (endpoint: string, { method, headers, body }: Details, allowsPrivate: boolean) => {
  const request = endpoint.startsWith('http:') ? requestPlainly : requestSafely
  const sent = request(endpoint, {
    method,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!allowsPrivate && { lookup: publicLookup }),
  })
  sent.end(body)
  const [answer]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage]
  answer.destroy()
  return answer.statusCode ?? 0
}
type Details = { method: 'POST'; headers: Record<string, string>; body: Buffer }

/** Whether pushes may be sent to this address. */
export const endpointCheck =
  (allowsPrivate: boolean) =>
  (endpoint: string): boolean =>
    allowsPrivate ? /^https?:/.test(endpoint) : isPublicEndpoint(endpoint)

/**
 * Sends one message to one device by way of its push service (RFC 8030), encrypted for it (RFC 8291) and signed by us
 * (RFC 8292). `gone` is a device that wants no more. Throws a `PushRefused`, or what went wrong on the way there.
 */
export const pushSender = ({ keys, contact, allowsPrivate }: Parts): SendPush => {
  const isAllowed = endpointCheck(allowsPrivate)
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
    const status = await statusOf(endpoint, { method, headers, body }, allowsPrivate)
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new PushRefused(status)
    return 'sent'
  }
}

/** How this server pushes, by its settings; `contact` is the address that push services may write to. */
export const pushOf = ({ PUSH_ANYWHERE: allowsPrivate, DATA_DIR: dataDir }: Config, contact: string) => {
  const keys = () => readPushKeys(dataDir)
  return {
    send: pushSender({ keys, contact, allowsPrivate }),
    publicKey: async () => (await keys()).publicKey,
    isAllowed: endpointCheck(allowsPrivate),
  }
}
