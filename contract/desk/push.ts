import { z } from 'zod'

/** A push notification. A tap opens `path`; a notification with the same `tag` replaces the previous one. */
export type PushNews = {
  title: string
  body: string
  path: string
  tag: string
  /** Shows without sound or vibration. */
  isQuiet: boolean
}

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

/** A push subscription in the format of `PushSubscription.toJSON()` (RFC 8030, RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** An uncompressed P-256 point, and 16 bytes. */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscriptionJson = z.infer<typeof pushSubscriptionSchema>

export const pushOffSchema = z.strictObject({ endpoint: z.string().max(1000) })

/** The server's public VAPID key, base64url. */
export const pushKeySchema = z.object({ key: z.string() })
