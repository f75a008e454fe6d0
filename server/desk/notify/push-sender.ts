import type { PushNews, PushSubscriptionJson } from '../../../contract/desk/push.ts'
import type { Config } from '../../config.ts'
import { hashOf } from '../accounts/secret.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'

/** A push service rejected the push: `isForGood` if a retry is useless. */
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

/** A push with its lifetime in seconds for offline devices, and its urgency. */
export type Push = { news: PushNews; ttl: number; urgency: 'normal' | 'high' }
export type SendPush = (subscription: PushSubscriptionJson, push: Push) => Promise<'sent' | 'gone'>

type Parts = {
  keys: () => Promise<PushKeys>
  /** Our contact address for push services. */
  contact: string
  /** For tests: allows every http and https URL. */
  allowsAny: boolean
}

const timeoutMs = 15_000

/** Returns a check whether pushes may be sent to a URL. */
const endpointCheck =
  (allowsAny: boolean) =>
  (endpoint: string): boolean =>
    allowsAny ? /^https?:/.test(endpoint) : isPushService(endpoint)

/**
 * Sends a push to one device (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). `gone`: the device has
 * unsubscribed. Throws `PushRefused` or a network error.
 */
export const pushSender = ({ keys, contact, allowsAny }: Parts): SendPush => {
  const isAllowed = endpointCheck(allowsAny)
  return async ({ endpoint, keys: { p256dh, auth } }, { news, ttl, urgency }) => {
    // Checked again, because the stored URL could have been changed in the database.
    if (!isAllowed(endpoint)) return 'gone'
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(news),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
        TTL: ttl,
        urgency,
        // Of two waiting pushes with the same topic, only the later one is delivered.
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

/** Push settings of this server; `contact` is our address for push services. */
export const pushOf = ({ PUSH_ANYWHERE: allowsAny, DATA_DIR: dataDir }: Config, contact: string) => {
  const keys = () => readPushKeys(dataDir)
  return {
    send: pushSender({ keys, contact, allowsAny }),
    publicKey: async () => (await keys()).publicKey,
    isAllowed: endpointCheck(allowsAny),
  }
}
