import type { Content } from '../../../content/schema/read.ts'
import { plain } from '../language/words.ts'
import { tablesOf } from '../retrieval/markdown.ts'

/** How fast we come to a place, in the word of our article: 'Fast'. */
export type Responses = ReadonlyMap<string, string>

/** What the column "Response" of our articles' tables says, by the places of each row's first cell. */
export const readResponses = ({ posts }: Pick<Content, 'posts'>): Responses => {
  const tables = posts.flatMap(({ body, title }) => tablesOf(body, title))
  const said = tables.flatMap(({ columns, rows }) => {
    const column = columns.findIndex((name) => plain(name) === 'response')
    if (column < 0) return []
    return rows.flatMap(([places = '', ...row]) =>
      places.split(', ').map((place): [string, string] => [place, row[column - 1] ?? '']),
    )
  })
  // Where two articles tell of a place, the first one does.
  return new Map(said.reverse())
}
