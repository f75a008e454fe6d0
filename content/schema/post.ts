import { z } from 'zod'
import { isoDate, metaSchema, pictureId, slug, text, webAddress } from './meta.ts'

/** Frontmatter of `blog/*.md`; the Markdown below it is the article. */
export const postSchema = z.strictObject({
  /** Last part of the address, if not the file's name. */
  slug: slug.optional(),
  id: z.int().positive(),
  title: text,
  excerpt: text,
  date: isoDate,
  updated: isoDate.optional(),
  category: text,
  readTime: text,
  image: pictureId,
  meta: metaSchema,
  related: z.array(text),
  sources: z.array(z.strictObject({ title: text, url: webAddress.optional() })),
  questions: z.array(z.strictObject({ question: text, answer: text })),
})
export type Post = z.infer<typeof postSchema> & { slug: string; body: string }
