import { z } from 'zod'
import {
  closingSchema,
  isoDate,
  link,
  metaSchema,
  pictureId,
  reasonsSchema,
  shortMetaSchema,
  text,
  titled,
} from '../meta.ts'

/** `pages/quote.yaml`: the page with the quote form. */
export const quotePageSchema = z.strictObject({
  meta: metaSchema,
  title: text,
  lead: text,
  image: pictureId,
  required: text,
  call: text,
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  privacy: z.strictObject({ text, link }),
})

/** `pages/thanks.yaml`: the page after a quote request. */
export const thanksPageSchema = z.strictObject({
  meta: metaSchema,
  image: pictureId,
  hero: z.strictObject({ title: text, lead: text }),
  next: z.strictObject({ title: text, steps: z.array(titled).min(1) }),
  urgent: z.strictObject({ title: text, text, call: text }),
  while: z.strictObject({ title: text, links: z.array(link).min(1) }),
  home: text,
})

/** `pages/server-error.yaml`: the 500 page and other failures. */
export const serverErrorSchema = z.strictObject({
  meta: shortMetaSchema,
  title: text,
  text,
  call: text,
  retry: text,
  home: text,
  unsaved: text,
  tooMany: text,
  busy: text,
  chatBusy: text,
})

/** `pages/not-found.yaml`: the 404 page. */
export const notFoundSchema = z.strictObject({
  meta: shortMetaSchema,
  title: text,
  text,
  home: text,
  hint: text,
  links: z.strictObject({ title: text, items: z.array(link).min(1) }),
  log: text,
})

/** `pages/privacy.yaml`: the words around the text of `pages/privacy.md`. */
export const privacyPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: text, lead: text, updated: text }),
  contents: text,
})

/** Frontmatter of `pages/privacy.md`. */
export const privacyTextSchema = z.strictObject({
  title: text,
  updated: isoDate,
})

/** `pages/reviews.yaml`: the words of the reviews page. */
export const reviewsPageSchema = z.strictObject({
  meta: metaSchema,
  image: pictureId,
  hero: z.strictObject({ title: text, count: text, quote: text, google: text }),
  list: text,
  samples: z.strictObject({ title: text, text }),
  check: reasonsSchema.optional(),
  closing: closingSchema,
})
