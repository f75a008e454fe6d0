import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** How fast we come to the place that is named, in the words of our article. */
export const responseLines = ({ places }: Understanding, { say, responses }: ReplyContext): string[] => {
  const [place, ...others] = places
  const word = place && others.length === 0 ? responses.get(place.name) : undefined
  return place && word ? [say('responsePlace', { place: place.name, word: word.toLowerCase() })] : []
}

/** How fast we come. */
export const responseReply = (asked: Understanding, context: ReplyContext): string[] => [
  context.answers.response ?? '',
  ...responseLines(asked, context),
]
