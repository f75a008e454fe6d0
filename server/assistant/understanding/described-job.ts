import type { Lexicon } from '../language/lexicon.ts'
import { type Reread, renamed } from './asked-amounts.ts'
import { type Reading, services } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

const glass = ['solar', 'window', 'screen', 'track'] as const
// What the words of a described job sound like.
const soundsLike = new Set(['height', 'windows', 'solar', 'screens', 'roof', 'birds', 'dirt-loss'])

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

// What "bird poop all over the panels, how much?" tells of the job.
const toldOfJob = new Set([
  ...['birds', 'dirt-loss', 'height', 'roof', 'farm', 'solar', 'windows', 'screens', 'inside', 'area'],
])

/** "Bird poop all over the panels how much": a message that ends so asks for the price of what it tells. */
export const asPriceOfTold: Reread = (topics, { tokens, find }) => {
  const isLast = find.concept('howMuch').some((positions) => positions.includes(tokens.length - 1))
  const isTold = topics.length > 0 && topics.every(({ id }) => toldOfJob.has(id))
  const isOfGlass = glass.some((name) => find.concept(name).length > 0)
  return isLast && isTold && isOfGlass ? [{ id: 'price', share: 1, isAsked: true }] : [...topics]
}

/** "Got a storefront in Hanford", "it's an office": theirs, and nobody asks where ours is. */
export const asOwnBusiness: Reread = (topics, { tokens, find }, lexicon) =>
  renamed(
    topics,
    (id) =>
      id === 'location' && find.concept('commercial').length > 0 && !tokens.some((token) => isAsking(token, lexicon)),
    'commercial',
  )

const area = new Set(['area'])

/** "One in Hanford, one in Visalia": nothing but places, which asks whether we come there. */
export const asPlaces: Reread = (topics, { tokens, places }, { isFiller, isEmpty }) => {
  const named = new Set(places.flatMap(({ positions }) => positions))
  const isSmall = tokens.every(
    ({ word, value }, at) => named.has(at) || value !== undefined || isFiller(word) || isEmpty(word),
  )
  const isMeant = places.length > 1 && isSmall && topics.every(({ id }) => area.has(id))
  return isMeant ? [{ id: 'area', share: 1 }] : [...topics]
}

/** "Just one story", "single floor": so low a house asks nothing of heights. */
export const withoutLowHeight: Reread = (topics, { tokens }, { words }) => {
  const isLow = tokens.some(
    ({ word }, at) =>
      words.floorWords.includes(word) &&
      (tokens[at - 1]?.value === 1 || words.lowWords.includes(tokens[at - 1]?.word ?? '')),
  )
  return isLow ? topics.filter(({ id }) => id !== 'height') : [...topics]
}
