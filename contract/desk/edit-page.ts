import { z } from 'zod'
import { longestField } from './site.ts'

/**
 * Pages of the live build, then pages that drafts add. Each opens at `/desk/page` + `address` with the script
 * `/desk/edit-page.js`; an added one at the address of its `model`, a page of its kind whose words the script replaces.
 */
export const pagesSchema = z.object({
  pages: z.array(
    z.object({
      language: z.string(),
      address: z.string(),
      title: z.string(),
      added: z.object({ file: z.string(), model: z.string() }).optional(),
      /** True for a page that the next publish removes. */
      isRemoved: z.boolean().optional(),
    }),
  ),
  /** Languages of the site; the default language first. */
  languages: z.array(z.string()),
})
export type Pages = z.infer<typeof pagesSchema>

/** Query for the fields of a tapped block: `texts` are its text, then those of the blocks around it. */
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
/** Words of a page that a draft adds, for its model to show. Only an article has a category, a date and a reading time. */
export type AddedPage = {
  title: string
  lead: string
  body: string
  /** File of its picture. */
  picture: string | undefined
  category: string
  date: string
  readTime: string
}
type Replaced = { before: string; after: string }
/**
 * Changes that the drafts make to the site's pages. `texts` are whole sentences, of which a later one wins; `facts` are
 * replaced within other words, too; links to the addresses in `removed` are hidden.
 */
export type ShownTexts = { texts: readonly Replaced[]; facts: readonly Replaced[]; removed: readonly string[] }
/**
 * Message from the desk to the editing page: show these texts and no other changed ones, this file of a picture, these
 * style rules, or the words of an added page.
 */
export type Shown =
  | ({ kind: 'texts' } & ShownTexts)
  | ({ kind: 'picture' } & Replaced)
  | { kind: 'look'; css: string }
  | ({ kind: 'added' } & AddedPage)
