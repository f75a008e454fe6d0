import { z } from 'zod'
import { longestField } from './site.ts'

/** Message from the editing page to the desk: the text of the tapped block, then of each block around it. */
export const tappedSchema = z.strictObject({
  kind: z.literal('tapped'),
  language: z.string().max(10),
  texts: z.array(z.string().max(longestField)).min(1).max(20),
})
/** Message from the desk to the editing page: replace this text, or this file of a picture, on the page. */
export type Shown = { kind: 'text' | 'picture'; before: string; after: string }
