import { z } from 'zod'

/** Something that a device shows at once. `path` is what a tap opens; one with the same `tag` takes the place of the last. */
export type PushNews = {
  title: string
  body: string
  path: string
  tag: string
  /** Neither sound nor vibration. */
  isQuiet: boolean
}

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

/** A device that wants to be told, as `PushSubscription.toJSON()` gives it (RFC 8030, RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** A point on P-256, not compressed, and 16 bytes. */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscriptionJson = z.infer<typeof pushSubscriptionSchema>

export const pushOffSchema = z.strictObject({ endpoint: z.string().max(1000) })

/** The public key (base64url) that a device subscribes with. */
export const pushKeySchema = z.object({ key: z.string() })
