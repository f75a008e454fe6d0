import { z } from 'zod'
import { link, metaSchema, pictureId, shortMetaSchema, text, titled } from '../meta.ts'

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
