import { z } from 'zod'
import { closingSchema, metaSchema, text } from '../meta.ts'

const articleSchema = z.strictObject({
  back: text,
  contents: text,
  updated: text,
  sources: text,
  questions: text,
  keepReading: text,
  closing: closingSchema,
})

/** `pages/blog.yaml`: the list of articles, and the words that all articles share. */
export const blogPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: text, lead: text }),
  readMore: text,
  readTime: text,
  article: articleSchema,
})
