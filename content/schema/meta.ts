import { z } from 'zod'

export const text = z.string().min(1, { error: 'some text' })
export const pictureId = z.string().regex(/^[a-z0-9-]+$/, { error: 'the id of a picture in images.yaml' })
export const titled = z.strictObject({ title: text, text })
/** Three reasons under a heading, each with an icon. */
export const reasonsSchema = z.strictObject({
  title: text,
  items: z
    .array(titled.extend({ icon: text }))
    .min(2)
    .max(6),
})
export type Reasons = z.infer<typeof reasonsSchema>
export const link = z.strictObject({ label: text, href: text })

export const isoDate = z.iso.date({ error: 'a date such as 2026-11-21' })

/** The last part of an address. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })

/**
 * What search engines read of a page. The limits are what a result list shows before it cuts.
 * `updated` is the day on which the page's words last changed; `picture` stands on the card that is shown where the page is
 * shared, in place of the home page's.
 */
export const metaSchema = z.strictObject({
  updated: isoDate.optional(),
  title: text.max(60, { error: 'at most 60 characters' }),
  description: text.max(155, { error: 'at most 155 characters' }),
  keywords: z.array(text).min(1),
  picture: pictureId.optional(),
})
/** The same where a page has nothing of its own to say: what is left out, `defaults` in business.yaml say. */
export const shortMetaSchema = metaSchema.extend({
  title: metaSchema.shape.title.exactOptional(),
  description: metaSchema.shape.description.exactOptional(),
  keywords: metaSchema.shape.keywords.exactOptional(),
})
export type Meta = z.infer<typeof metaSchema>
