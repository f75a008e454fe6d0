import { z } from 'zod'
import { longestField } from './site.ts'

/** Asks which fields hold what was tapped on the page at this address: `texts` are the block's text, then those around it. */
export const findFieldSchema = z.strictObject({
  language: z.string().max(10),
  page: z.string().max(300),
  texts: z.array(z.string().max(longestField)).min(1).max(20),
})
export type FindField = z.infer<typeof findFieldSchema>

/** Message from the editing page to the desk: the text of the tapped block and of those around it, or a page to go to. */
export const tappedSchema = z.discriminatedUnion('kind', [
  findFieldSchema.omit({ page: true }).extend({ kind: z.literal('tapped') }),
  z.strictObject({ kind: z.literal('page'), address: z.string().max(300) }),
])
/** Message from the desk to the editing page: replace this text, or this file of a picture, on the page. */
export type Shown = { kind: 'text' | 'picture'; before: string; after: string }
