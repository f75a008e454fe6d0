import { z } from 'zod'

export const text = z.string().min(1, { error: 'some text' })
/** An object with exactly these text fields. */
export const texts = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)
/** Singular and plural of a text. */
export const counted = z.strictObject({ one: text, other: text })
/** URL of another site that visitors follow; `javascript:` and the like are excluded. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'a web address such as https://example.com' })
export const pictureId = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'the id of a picture in images.yaml' })
  .meta({ format: 'picture' })
export const titled = z.strictObject({ title: text, text })
/** Two to six reasons under a heading, each with an icon. */
export const reasonsSchema = z.strictObject({
  title: text,
  items: z
    .array(titled.extend({ icon: text }))
    .min(2)
    .max(6),
})
export type Reasons = z.infer<typeof reasonsSchema>
/** Last band of a page: a sentence, a phone number and a quote button. */
export const closingSchema = z.strictObject({ title: text, text, call: text, quote: text })
export type Closing = z.infer<typeof closingSchema>
export const link = z.strictObject({ label: text, href: text })

export const isoDate = z.iso.date({ error: 'a date such as 2026-11-21' })

/** Last part of an address. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })

/**
 * Metadata for search engines. The limits are where result lists cut. `updated` is the day on which the page's words
 * last changed; `picture` replaces the home page's picture on the share card.
 */
export const metaSchema = z.strictObject({
  updated: isoDate.optional(),
  title: text.max(60, { error: 'at most 60 characters' }),
  description: text.max(155, { error: 'at most 155 characters' }),
  keywords: z.array(text).min(1),
  picture: pictureId.optional(),
})
/** The same with fallbacks: missing fields come from `defaults` in business.yaml. */
export const shortMetaSchema = metaSchema.extend({
  title: metaSchema.shape.title.exactOptional(),
  description: metaSchema.shape.description.exactOptional(),
  keywords: metaSchema.shape.keywords.exactOptional(),
})
export type Meta = z.infer<typeof metaSchema>
