import { namesTime, thingsOf, timeOf } from './carry-over.ts'
import { open } from './follow-up-topics.ts'
import { type Going, isNumber, isOnlyOf, isTold, saysOnly } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysConcept } from './says-concept.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const pricing = { id: 'price', share: 1 }
const priced = new Set(['price', 'bundle'])
const general = new Set(['commercial', 'windows', 'solar', 'screens', 'rentals', 'farm', 'gutters', 'pressure-washing'])
const fewestPanels = 5

const isNamed = ({ places }: Understanding, word: string): boolean =>
  places.some(({ name }) => name.toLowerCase().split(' ').includes(word))

const asPriced: Going = (asked, before) => ({
  ...asked,
  ...thingsOf(asked, before),
  ...timeOf(asked, before),
  topics: isAskedOf(before, 'bundle') ? before.topics : [pricing],
})

const ofTown = new Set(['area', 'neighborhoods', 'landmarks', 'population'])

/** "In Hanford", after a price: the price there; after what is the same everywhere: whether we come there. */
const asPlace: Going = (asked, before) => {
  const isOnlyPlace = asked.places.length > 0 && saysOnly(asked, ({ word }) => isNamed(asked, word))
  if (!isOnlyPlace || !isOnlyOf(asked, ...ofTown)) return undefined
  if (isAskedOf(before, ...priced)) return asPriced(asked, before)
  // "I'm in Hanford", after whether we come today.
  if (isAskedOf(before, 'same-day')) return { ...before, places: asked.places, tokens: asked.tokens, isHowFast: true }
  return isAskedOf(before, ...open) ? undefined : { ...asked, topics: [{ id: 'area', share: 1 }] }
}

const ofJob = new Set(['duration', 'area', 'inside', 'roof', 'windows', 'solar'])

/** "3 bedroom house", after a price: more of the job. Of two floors its own answer tells. */
const asJob: Going = (asked, before) => {
  const { jobWords, onlyWords } = asked.lexicon.words
  const isJob = saysOneOf(asked.tokens, jobWords) && isTold(asked) && isOnlyOf(asked, ...ofJob)
  const isOnly = saysOnly(
    asked,
    (token) =>
      isNumber(token) || isNamed(asked, token.word) || jobWords.includes(token.word) || onlyWords.includes(token.word),
  )
  if (!isJob || !isOnly || !isAskedOf(before, ...priced)) return undefined
  // "3 bedroom" counts no panels, "20 on my house" does.
  const isCounted = asked.numbers.some((one) => one >= fewestPanels)
  const counted = isCounted ? {} : { counts: before.counts, addends: before.addends }
  return { ...before, ...thingsOf(asked, before), ...counted, ...timeOf(asked, before), tokens: asked.tokens }
}

/** "I have 20", after panels: their price. "I have two", after what is no panels: the same, however many. */
const asCounted: Going = (asked, before) => {
  const { tokens, topics } = asked
  const [count, ...more] = tokens.flatMap(({ value }) => value ?? [])
  const isOpen = topics.length === 0 && before.services.size > 0 && before.counts.length === 0
  if (count === undefined || !saysOnly(asked, isNumber) || !isOpen) return undefined
  if (!before.services.has('solar'))
    return before.topics.length > 0 ? { ...before, tokens, alone: undefined } : undefined
  const isMany = more.length === 0 && count >= fewestPanels && isAskedOf(before, ...general)
  return isMany ? { ...before, tokens, counts: [count], topics: [pricing], alone: undefined } : undefined
}

const business = new Set(['commercial'])

/** "It's my house", after whether 50 panels are commercial: the price of a home. */
const asHome: Going = (asked, before) => {
  const isOfBusiness = isAskedOf(before, 'commercial') || before.services.has('commercial')
  const isHome = saysOneOf(asked.tokens, asked.lexicon.words.homeWords) && isTold(asked)
  if (!isHome || !isOfBusiness || before.counts.length === 0 || asked.counts.length > 0) return undefined
  return { ...before, services: before.services.difference(business), tokens: asked.tokens, topics: [pricing] }
}

const ofPanels = new Set(['price', 'solar'])

/** "For 16 panels", after the bundle or a package: the same with so many. */
const asCountedOffer: Going = (asked, before) => {
  const isOfPanels = asked.counts.length > 0 && [...asked.services].every((name) => name === 'solar')
  const isAlone = saysOneOf(asked.tokens, asked.lexicon.words.onlyWords)
  const isOfBoth = before.services.has('solar') && before.services.has('window') && isAskedOf(before, 'price')
  const isOfOffer = isOfBoth || isAskedOf(before, 'bundle') || (isAskedOf(before, 'plans') && before.plans.size > 0)
  const isAsked = !isTold(asked) && asked.topics.some((topic) => topic.isAsked)
  if (!isOfPanels || isAlone || !isOnlyOf(asked, ...ofPanels) || isAsked || !isOfOffer) return undefined
  const things = { ...thingsOf(asked, before), ...(isOfBoth && { services: before.services }) }
  return { ...before, ...things, ...timeOf(asked, before), tokens: asked.tokens }
}

const ofTime = new Set(['hours', 'premium'])
const ofCheaperTime = new Set(['discounts', ...ofTime])

const isOfTime = (asked: Understanding): boolean =>
  (isTold(asked) && isOnlyOf(asked, ...ofTime)) || (saysConcept(asked, 'less') && isOnlyOf(asked, ...ofCheaperTime))

/** "On a Sunday", "is it cheaper on a Saturday?", after a price: the same visit at that time. */
const asTimeOfJob: Going = (asked, before) =>
  namesTime(asked) &&
  asked.services.size + asked.counts.length + asked.places.length === 0 &&
  asked.topics.length > 0 &&
  isOfTime(asked) &&
  isAskedOf(before, ...priced)
    ? { ...before, ...timeOf(asked, before), tokens: asked.tokens }
    : undefined

const unpriced = new Set(['area', 'travel', ...general])

const ofPlace = new Set(['area', 'travel'])

/** "14 windows", after whether we come or do them, "windows", after whether we come: what they cost. */
const asThings: Going = (asked, before) => {
  const names = [...asked.services].flatMap((name) => asked.lexicon.words.concepts[name] ?? [])
  const { onlyWords } = asked.lexicon.words
  const isOnly = saysOnly(
    asked,
    (token) => isNumber(token) || [...names, ...onlyWords].some((name) => name === token.word || name === token.stem),
  )
  const isCounted =
    asked.services.size === 1 && (asked.tokens.some(isNumber) || (isOnlyOf(before, ...ofPlace) && !asked.isFollowUp))
  // "For both, 18 panels" is of more than these.
  const isOfBoth = saysOneOf(asked.tokens, asked.lexicon.words.togetherWords)
  const isOpen = isAskedOf(before, ...unpriced) && !isAskedOf(before, ...priced) && !isOfBoth
  return isCounted && isOnly && isOpen ? asPriced(asked, before) : undefined
}

/** What goes on with the job that was asked about. */
export const sameJob: readonly Going[] = [asCountedOffer, asTimeOfJob, asPlace, asHome, asJob, asCounted, asThings]

/** A bare number after windows or screens counts them, and no panels: "windows", and then "12 of them". */
export const withoutGuessedCounts = (asked: Understanding, before: Understanding): Understanding => {
  const isOfOther = before.services.size > 0 && !before.services.has('solar') && before.counts.length === 0
  const isGuessed = asked.counts.length > 0 && asked.services.size === 0
  return isOfOther && isGuessed ? { ...asked, counts: [], addends: [], pairs: [] } : asked
}
