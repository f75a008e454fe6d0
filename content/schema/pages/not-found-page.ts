import { z } from 'zod'
import { link, shortMetaSchema, text } from '../meta.ts'

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
