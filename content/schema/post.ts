import { z } from 'zod'
import { isoDate, metaSchema, pictureId, slug, text, webAddress } from './meta.ts'

/** The head of `blog/*.md`; below it stands the article in Markdown. */
export const postSchema = z.strictObject({
  /** The last part of its address, where that is not the name of the file. */
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
