import { z } from 'zod'
import { isoDate, metaSchema, text } from '../meta.ts'

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
