import type { PageDetails } from '../../../content/schema/assistant.ts'
import { plain } from '../language/words.ts'
import type { Passage } from './passages.ts'

/** What a page says about one of its details, in its own words. */
export type Quotation = { heading: string; title: string; path: string; sentences: string[] }

/** With the questions that ask for it. */
export type Detail = Quotation & { asks: string[] }

const startsWith = (sentence: string, start: string) => plain(sentence).startsWith(plain(start))

type Part = { heading: string; sentences: string[] }

/** The sentence of a page that begins so with those after it, or the row of a table; the row before prose. */
const partOf = (page: readonly Passage[], start: string, count: number): Part | undefined => {
  const row = page.find(({ isWhole, sentences: [first = ''] }) => isWhole && startsWith(first, start))
  if (row) return row
  for (const { heading, sentences } of page) {
    const at = sentences.findIndex((sentence) => startsWith(sentence, start))
    if (at >= 0) return { heading, sentences: sentences.slice(at, at + count) }
  }
  return undefined
}

/** The details that the pages still tell. What `says` names and a page no longer has is passed over. */
export const detailsOf = (pages: PageDetails, passages: readonly Passage[]): Detail[] => {
  const byPath = Map.groupBy(passages, ({ path }) => path)
  return Object.entries(pages).flatMap(([path, details]) => {
    const page = byPath.get(path) ?? []
    return details.flatMap(({ says, count, asks }) => {
      const starts = [says].flat()
      const parts = starts.flatMap((start) => partOf(page, start, starts.length > 1 ? 1 : count) ?? [])
      const [first] = parts
      if (!first || parts.length < starts.length) return []
      const sentences = parts.flatMap((part) => part.sentences)
      return [{ heading: first.heading, title: page[0]?.title ?? '', path, sentences, asks }]
    })
  })
}
