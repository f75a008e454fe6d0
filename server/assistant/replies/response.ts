import type { Content } from '../../../content/schema/read.ts'
import { plain } from '../language/words.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const linked = /\[([^\]]*)\]\([^)]*\)/g

/** What a table of our articles says in the column "Response" about a place; undefined where none does. */
export const responseIn = ({ posts }: Pick<Content, 'posts'>, place: string): string | undefined => {
  for (const { body } of posts) {
    const lines = body.split('\n')
    const head = lines.findIndex(
      (line) => line.startsWith('|') && cellsOf(line).some((cell) => plain(cell) === 'response'),
    )
    if (head < 0) continue
    const column = cellsOf(lines[head] ?? '').findIndex((cell) => plain(cell) === 'response')
    const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
    const row = lines
      .slice(head, end < 0 ? undefined : end)
      .map(cellsOf)
      .find(([places = '']) => places.replace(linked, '$1').split(', ').includes(place))
    if (row) return row[column]
  }
  return undefined
}

/** How fast we come to the place that is named, in the words of our article. */
export const responseLines = ({ places, lexicon }: Understanding, { say, content }: ReplyContext): string[] => {
  const [place, ...others] = places
  const isEnglish = lexicon.words === content.assistant
  const word = isEnglish && place && others.length === 0 ? responseIn(content, place.name) : undefined
  return place && word ? [say('responsePlace', { place: place.name, word: word.toLowerCase() })] : []
}

/** How fast we come. */
export const responseReply = (asked: Understanding, context: ReplyContext): string[] => [
  context.answers.response ?? '',
  ...responseLines(asked, context),
]
