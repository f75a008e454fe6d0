import type { Lexicon } from '../language/lexicon.ts'
import type { Reread } from './asked-amounts.ts'
import { type Reading, services } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

const glass = ['solar', 'window', 'screen', 'track'] as const
// What the words of a described job sound like.
const soundsLike = new Set(['height', 'windows', 'solar', 'screens', 'roof'])

/** Where the work stands that is named, and the places and times. */
const namedIn = ({ find, things }: Reading): Set<number> =>
  new Set([...services.flatMap((name) => find.concept(name)), ...[...things.values()].flat()].flat())

const isAsking = ({ word }: Token, { isQuestionWord, words }: Lexicon): boolean =>
  isQuestionWord(word) && !words.wishWords.includes(word)

/** "Windows for a two-story house in Hanford": a job that is only described wants its price. */
export const asDescribedJob: Reread = (topics, reading, lexicon) => {
  const { tokens, find } = reading
  const { isFiller, isEmpty, words } = lexicon
  const named = namedIn(reading)
  const isOfHouse = saysOneOf(tokens, words.jobWords)
  const isJob = isOfHouse && glass.some((name) => find.concept(name).length > 0)
  const isPlain = tokens.every((token, at) => {
    const isSmall = isFiller(token.word) || isEmpty(token.word) || words.jobWords.includes(token.word)
    return !isAsking(token, lexicon) && (named.has(at) || token.value !== undefined || isSmall)
  })
  const isLike = topics.every(({ id }) => soundsLike.has(id))
  return isJob && isPlain && isLike ? [{ id: 'price', share: 1, isAsked: true }] : [...topics]
}
