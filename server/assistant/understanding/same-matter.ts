import { namesThings, thingsOf, timeOf } from './carry-over.ts'
import { fewWords } from './fewer-things.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

type Going = (asked: Understanding, before: Understanding) => Understanding | undefined

const isSmall = (word: string, { isFiller, isNeutral, isEmpty }: Understanding['lexicon']): boolean =>
  isFiller(word) || isNeutral(word) || isEmpty(word)

const ofVisit = new Set(['same-day', 'booking'])
// A number past this is no hour.
const midday = 12

/** "Morning works", "8?", after a visit was asked for: only when it shall be. */
const asTime: Going = (asked, before) => {
  const { tokens, lexicon } = asked
  const { times, goodWords } = lexicon.words
  const parts = [...times.morning, ...times.afternoon, ...times.noon, ...times.before, ...times.after, ...times.at]
  const isHour = (value: number | undefined) => value !== undefined && value <= midday
  const isTime = tokens.some(({ word, value }) => isHour(value) || parts.includes(word))
  const isOnly = tokens.every(
    ({ word, value }) => isHour(value) || parts.includes(word) || goodWords.includes(word) || isSmall(word, lexicon),
  )
  const isTold = !tokens.some(({ word }) => lexicon.isQuestionWord(word))
  if (!isTime || !isOnly || !isTold || !isAskedOf(before, ofVisit)) return undefined
  return { ...before, ...timeOf(asked, before), tokens, alone: undefined }
}

/** "Thursday", after a visit was asked for. Of a Sunday its own answer tells what it costs. */
const asDay: Going = (asked, before) => {
  const isDay = asked.day === 'otherDays'
  const isOnly = asked.topics.every(({ id }) => id === 'hours') && asked.services.size + asked.counts.length === 0
  const isTold = !asked.tokens.some(({ word }) => asked.lexicon.isQuestionWord(word))
  if (!isDay || !isOnly || !isTold || !isAskedOf(before, ofVisit)) return undefined
  return { ...asked, topics: [{ id: 'booking', share: 1 }], alone: undefined }
}

const farther = new Set(['travel', 'area'])
const ofEach = new Set(['price', 'plans', 'panel-limit', 'travel-each', 'travel', 'fees'])

/** "Is it per visit?", after the fee for the drive. */
const asEach: Going = (asked, before) => {
  const isEach = saysOneOf(asked.tokens, asked.lexicon.words.eachWords) && !namesThings(asked)
  if (!isEach || !isAskedOf(before, farther) || !asked.topics.every(({ id }) => ofEach.has(id))) return undefined
  return { ...before, tokens: asked.tokens, topics: [{ id: 'travel-each', share: 1, isAsked: true }] }
}

const replies = new Set(['reply-time', 'quote', 'callback'])
const ofWaiting = new Set(['duration', 'arrival'])

/** "How long?", "when will they?", after the reply to a request. */
const asReply: Going = (asked, before) =>
  asked.topics.length > 0 &&
  asked.topics.every(({ id }) => ofWaiting.has(id)) &&
  !namesThings(asked) &&
  isAskedOf(before, replies)
    ? { ...asked, topics: [{ id: 'reply-time', share: 1 }] }
    : undefined

const fewestPanels = 5

/** "I have 20", after panels: their price. "I have two", after what is no panels: the same, however many. */
const asCounted: Going = (asked, before) => {
  const { tokens, lexicon, topics } = asked
  const [count, ...more] = tokens.flatMap(({ value }) => value ?? [])
  const isOnly = tokens.every(({ word, value }) => value !== undefined || isSmall(word, lexicon))
  const isOpen = topics.length === 0 && before.services.size > 0 && before.counts.length === 0
  if (count === undefined || !isOnly || !isOpen) return undefined
  if (!before.services.has('solar'))
    return before.topics.length > 0 ? { ...before, tokens, alone: undefined } : undefined
  const isMany = more.length === 0 && count >= fewestPanels && isAskedOf(before, general)
  return isMany ? { ...before, tokens, counts: [count], topics: [pricing], alone: undefined } : undefined
}

const pricing = { id: 'price', share: 1 }
const priced = new Set(['price', 'bundle'])
const ofHours = new Set(['hours', 'premium'])

/** "7 then", after six in the morning: another hour of the same half of the day. */
const asOtherHour: Going = (asked, before) => {
  const { tokens, lexicon } = asked
  const [hour = 0, ...more] = tokens.flatMap(({ value }) => value ?? [])
  const isOnly = tokens.every(({ word, value }) => value !== undefined || isSmall(word, lexicon))
  if (!isOnly || hour === 0 || hour > midday || more.length > 0) return undefined
  if (before.hour === undefined || !isAskedOf(before, ofHours)) return undefined
  const isLate = before.hour >= midday && hour < midday
  return {
    ...before,
    tokens,
    hour: isLate ? hour + midday : hour,
    isOffHours: false,
    topics: [{ id: 'hours', share: 1 }],
  }
}

const ofTown = new Set(['area', 'neighborhoods', 'landmarks', 'population'])
const general = new Set(['commercial', 'windows', 'solar', 'screens', 'rentals', 'farm', 'gutters', 'pressure-washing'])

/** "In Hanford", after a price: the price there; after whether we clean for businesses: whether we come there. */
const asPlace: Going = (asked, before) => {
  const { tokens, lexicon, places, topics } = asked
  const named = new Set(places.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const isOnly = tokens.every(({ word }) => named.has(word) || isSmall(word, lexicon))
  if (places.length === 0 || !isOnly || !topics.every(({ id }) => ofTown.has(id))) return undefined
  if (isAskedOf(before, priced))
    return { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
  return isAskedOf(before, general) ? { ...asked, topics: [{ id: 'area', share: 1 }] } : undefined
}

const ofJob = new Set(['height', 'duration', 'area', 'inside', 'roof', 'windows', 'solar'])

/** "3 bedroom house", after a price: more of the job. Of two floors its own answer tells. */
const asJob: Going = (asked, before) => {
  const { tokens, lexicon, topics, places } = asked
  const at = new Set(places.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const ofJobs = [...lexicon.words.jobWords, ...lexicon.words.onlyWords]
  const isJob = saysOneOf(tokens, lexicon.words.jobWords) && !topics.some(({ id }) => id === 'height')
  const isOnly = tokens.every(
    ({ word, value }) => value !== undefined || at.has(word) || ofJobs.includes(word) || isSmall(word, lexicon),
  )
  const isTold = !tokens.some(({ word }) => lexicon.isQuestionWord(word)) && topics.every(({ id }) => ofJob.has(id))
  if (!isJob || !isOnly || !isTold || !isAskedOf(before, priced)) return undefined
  // "3 bedroom" counts no panels, "20 on my house" does.
  const isCounted = asked.numbers.some((one) => one >= fewestPanels)
  const job = { ...thingsOf(asked, before), ...(isCounted ? {} : { counts: before.counts, addends: before.addends }) }
  return { ...before, ...job, ...timeOf(asked, before), tokens }
}

const complaints = new Set(['complaint'])
const ofRedoing = new Set([
  ...['reply-time', 'response', 'same-day', 'booking', 'price', 'fees', 'discounts', 'refund', 'guarantee', 'arrival'],
  ...['premium', 'callback', 'travel', 'payment', 'quote'],
])

/** "When can they come back?", "is it free?", after a complaint. */
const asRedoing: Going = (asked, before) =>
  isAskedOf(before, complaints) && !namesThings(asked) && asked.topics.every(({ id }) => ofRedoing.has(id))
    ? { ...before, tokens: asked.tokens, alone: undefined }
    : undefined

const canceled = new Set(['cancellation'])

/** "Do I lose money?", after how to cancel. */
const asLoss: Going = (asked, before) => {
  const { tokens, lexicon } = asked
  const { lossWords } = lexicon.words
  const isOnly = tokens.every(({ word }) => lossWords.includes(word) || isSmall(word, lexicon))
  return saysOneOf(tokens, lossWords) && isOnly && isAskedOf(before, canceled) ? { ...before, tokens } : undefined
}

const planned = new Set(['plans'])
const ofChoice = new Set(['competitors', 'diy-or-pro'])

/** "Which is better?", after two packages: how often a home wants a wash. */
const asChoice: Going = (asked, before) =>
  isAskedOf(asked, ofChoice) && isAskedOf(before, planned) && !namesThings(asked)
    ? { ...before, tokens: asked.tokens, topics: [{ id: 'how-often', share: 1 }] }
    : undefined

const unpriced = new Set(['area', 'travel', ...general])

/** "14 windows", after whether we come or do them: what they cost. */
const asThings: Going = (asked, before) => {
  const { tokens, lexicon, services } = asked
  const names = [...services].flatMap((name) => lexicon.words.concepts[name] ?? [])
  const isThing = ({ word, stem, value }: Understanding['tokens'][number]): boolean =>
    value !== undefined || names.includes(word) || names.includes(stem) || isSmall(word, lexicon)
  const isCounted = tokens.some(({ value }) => value !== undefined) && services.size === 1
  if (!isCounted || !tokens.every(isThing) || !isAskedOf(before, unpriced) || isAskedOf(before, priced))
    return undefined
  return { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
}

const goings: readonly Going[] = [
  asTime,
  asOtherHour,
  asDay,
  asPlace,
  asChoice,
  asEach,
  asReply,
  asJob,
  asRedoing,
  asLoss,
  asCounted,
  asThings,
]

/** Reads a few words that go on with the matter that was asked about; undefined where they do not. */
export const asSameMatter: Going = (asked, before) => {
  if (asked.tokens.length > fewWords || asked.lexicon !== before.lexicon) return undefined
  for (const going of goings) {
    const now = going(asked, before)
    if (now) return now
  }
  return undefined
}

/** A bare number after windows or screens counts them, and no panels: "windows", and then "12 of them". */
export const withoutGuessedCounts = (asked: Understanding, before: Understanding): Understanding => {
  const isOfOther = before.services.size > 0 && !before.services.has('solar') && before.counts.length === 0
  const isGuessed = asked.counts.length > 0 && asked.services.size === 0
  return isOfOther && isGuessed ? { ...asked, counts: [], addends: [], pairs: [] } : asked
}
