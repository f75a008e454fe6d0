import { isThere } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isOfTwoHomes, namedPlans, planNames } from './named-plans.ts'
import { type Reading, services } from './reading.ts'
import { saysConcept } from './says-concept.ts'
import { saysOneOf } from './says-one-of.ts'
import { saysPhrase } from './says-phrase.ts'
import type { Topic } from './topics.ts'

/** Reads the topics of a message anew in the light of what else it says. */
export type Reread = (topics: readonly Topic[], reading: Reading, lexicon: Lexicon) => Topic[]

const isNamed = ({ find }: Reading, names: readonly string[]): boolean =>
  names.some((name) => isThere(find.concept(name)))

/** The topics with another name for those that are meant. */
export const renamed = (topics: readonly Topic[], isMeant: (id: string) => boolean, id: string): Topic[] =>
  topics.map((topic) => (isMeant(topic.id) ? { ...topic, id } : topic))

/** "How much is it four times a year" asks for the price of a plan, and not how often. */
export const asPlans: Reread = (topics, reading, lexicon) => {
  const isOfNone = isOfTwoHomes(reading, lexicon) && namedPlans(reading, lexicon).size === 0
  if (isOfNone && topics.some(({ id }) => id === 'price')) return topics.filter(({ id }) => id !== 'plans')
  const isPriced = isNamed(reading, ['price', 'discount', 'howMuch'])
  return renamed(topics, (id) => id === 'how-often' && isNamed(reading, planNames) && isPriced, 'plans')
}

// "What do I pay", "what would we have to pay", "who of us pays".
const fewWords = 5

const countsThings = (reading: Reading): boolean => reading.counts.length > 0 || isNamed(reading, ['solar', 'window'])

/** "18 panels on a Sunday, what do I pay?" asks for the price, and not by what means. */
export const asPrice: Reread = (topics, reading) => {
  const { find, things, clauses } = reading
  const pays = find.word('pay').flat()
  const hows = find.word('how').flat()
  const isWhat = find
    .word('what')
    .some(([at = 0]) =>
      pays.some((pay) => pay > at && pay - at <= fewWords && !hows.some((how) => how > at && how < pay)),
    )
  const isPlanned =
    ['place', 'day', 'time'].some((name) => isThere(things.get(name) ?? [])) ||
    // "Windows in and out plus screens. What do I pay?", but not "what can I pay with?"
    clauses.some(({ to }) => pays.includes(to - 1))
  return renamed(topics, (id) => id === 'payment' && isWhat && isPlanned && countsThings(reading), 'price')
}

/** "Who pays if somebody falls?" asks for insurance, and not by what means. */
export const asInsurance: Reread = (topics, { find }) => {
  const pays = find.word('pay').flat()
  const isWho = find.word('who').some(([at = 0]) => pays.some((pay) => pay > at && pay - at <= fewWords))
  const isCanceled = topics.some(({ id }) => id === 'cancellation')
  return renamed(topics, (id) => id === 'payment' && isWho, isCanceled ? 'cancellation' : 'insurance')
}

// "Price and time", "cost and total time".
const [near, far] = [2, 3]

const isOfPrice = (topics: readonly Topic[]): boolean => topics.some(({ id }) => id === 'price' || id === 'bundle')

/** "Windows in Dinuba, price and time": the time is how long the work takes. */
export const withDuration: Reread = (topics, { find }, { stem }) => {
  const prices = find.concept('price').flat()
  const isApart = (price: number, at: number) => Math.abs(price - at) >= near && Math.abs(price - at) <= far
  const isBeside = find.word(stem('time')).some(([at = 0]) => prices.some((price) => isApart(price, at)))
  const isPriced = isOfPrice(topics) && !topics.some(({ id }) => id === 'duration')
  return isBeside && isPriced ? [...topics, { id: 'duration', share: 1, isAsked: true }] : [...topics]
}

// What "$50 for the whole roof, right?" sounds like.
const withPrice = new Set(['roof', 'solar', 'windows', 'screens', 'height'])

/** "So it's $50 for the whole roof?" wants a price confirmed. */
export const asNamedPrice: Reread = (topics, { tokens }) => {
  const isNamed = tokens.some(({ isMoney }) => isMoney) && topics.length > 0
  return isNamed && topics.every(({ id }) => withPrice.has(id))
    ? [{ id: 'price', share: 1, isAsked: true }]
    : [...topics]
}

// Commercial says whose it is, and not what is cleaned.
const ofWork = services.filter((name) => name !== 'commercial')

/** True where nothing is named that a price could be of. */
const isOfNothing = (reading: Reading): boolean =>
  reading.counts.length === 0 && !isNamed(reading, ofWork) && !isNamed(reading, planNames)

const isTimed = ({ day, hour, offHours }: Reading): boolean =>
  day !== undefined || hour !== undefined || isThere(offHours)

const ofMoney = new Set(['price', 'premium', 'fees'])

/** "Do you come to Clovis, and how much more is that?", "what extra do I pay because I live in Selma?" asks for the drive. */
export const asTravel: Reread = (topics, reading, { words: { moreWords } }) => {
  const isMore = isNamed(reading, ['extra']) || saysOneOf(reading.tokens, moreWords)
  const isPlace = isThere(reading.places.map(({ positions }) => positions))
  const isDrive = isPlace && isMore && !isTimed(reading) && isOfNothing(reading)
  return renamed(topics, (id) => isDrive && ofMoney.has(id), 'travel')
}

// Between these hours lies the day of the price list; what a visit outside of it costs is told from there.
const [morning, evening] = [7, 18]
const isEarlyOrLate = ({ hour, offHours }: Reading): boolean =>
  isThere(offHours) || (hour !== undefined && (hour.value < morning || hour.value >= evening))

const besideSoon = new Set(['area', 'services', 'price'])
const soonWords = new Set(['premium', 'fees', 'travel', 'gain', 'same-day'])

/** "Does same day cost extra?" asks of the same day, and for no list of fees. */
export const asSameDay: Reread = (topics, reading, { words: { moreWords } }) => {
  const isMore = isNamed(reading, ['extra']) || saysOneOf(reading.tokens, moreWords)
  // "Can somebody be here by 6 in the morning?" asks for an hour, and not for today.
  if (isEarlyOrLate(reading) && !isNamed(reading, ['today', 'tomorrow', 'sameDay', 'howFast']))
    return renamed(topics, (id) => id === 'same-day' || id === 'arrival', 'hours')
  const isSoon = isNamed(reading, ['sameDay']) && !isTimed(reading) && !topics.some(({ id }) => id === 'bundle')
  // "Do you offer same day service in Visalia?"
  if (isSoon && topics.length > 0 && topics.every(({ id }) => besideSoon.has(id)))
    return [{ id: 'same-day', share: 1, isAsked: true }, ...topics.filter(({ id }) => id === 'price')]
  if (!isMore || !isSoon) return [...topics]
  const others = topics.filter(({ id }) => !soonWords.has(id))
  return [...others, { id: 'same-day', share: 1, isAsked: true }]
}

// A well pump and a water softener have to do with what we work with, and not with our work; "my pool is green, what
// chemicals do you use?" asks of theirs.
const withOurWords = new Set([
  'same-day',
  'booking',
  'price',
  'water',
  'equipment',
  'farm',
  'chemicals',
  'duration',
  'how-often',
])

const ourGlass = new Set(['solar', 'windows'])

/** "How much is house cleaning?", "can you take my panels down?": work that is not ours. */
export const asOtherJob: Reread = (topics, reading, lexicon) => {
  const others = reading.otherJobs
  const isBorrowed = others.length > 0 && isOfNothing(reading)
  const isOfGlass = others.some((job) => job.isOfGlass)
  // "Can you repaint my fence?" names what we would wash, and asks for no washing.
  const washed = reading.find
    .concept('pressure')
    .flat()
    .flatMap((at) => reading.tokens[at] ?? [])
  const isOnlyFence = washed.every((token) => saysConcept({ tokens: [token], lexicon }, 'outside'))
  const isOfFence = others.length > 0 && !isNamed(reading, ['clean']) && isOnlyFence
  // "Do you install panels? I need about 20 and want a quote": they are no panels to be washed.
  const isOfOne = reading.find.concept('solar').length === 1
  const isOfTheirs = isOfGlass && isOfOne && topics.some(({ id, isAsked }) => id === 'not-offered' && isAsked)
  const isNoneOfOurs = (id: string): boolean =>
    (isBorrowed && withOurWords.has(id)) ||
    (isOfGlass && ourGlass.has(id)) ||
    (isOfTheirs && id === 'price') ||
    (isOfFence && id === 'pressure-washing')
  return renamed(topics, isNoneOfOurs, 'not-offered')
}

const withBundle = ['solar', 'window']

/** "Screens and windows on one day", "how long for panels and windows": no bundle of ours is asked for. */
export const withoutBundle: Reread = (topics, reading, { stem }) => {
  const isSaid = isThere(reading.find.word(stem('bundle'))) || isThere(reading.find.word(stem('package')))
  const isPriced = isNamed(reading, ['price', 'discount', 'howMuch'])
  const isOther =
    isNamed(reading, ['screen', 'track', 'gutter', 'pressure']) && !withBundle.every((name) => isNamed(reading, [name]))
  // "One house with 12 and one with 20, what for both?"
  const isOfCounts = reading.counts.length > 1 && !isNamed(reading, ['window'])
  const isTimed = !isPriced && topics.some(({ id }) => id === 'duration')
  if (isSaid || !(isOther || isTimed || isOfCounts)) return [...topics]
  return isPriced ? renamed(topics, (id) => id === 'bundle', 'price') : topics.filter(({ id }) => id !== 'bundle')
}

const offers = new Set(['solar', 'windows', 'screens', 'gutters', 'pressure-washing'])
const fees = new Set(['premium', 'travel', 'travel-each', 'fees'])

/** "What would solar at our dairy be, including travel and the evening fee?" asks for the price with them. */
export const withWholePrice: Reread = (topics, reading, { words: { includingWords, yesNoWords } }) => {
  const isWhole = saysOneOf(reading.tokens, includingWords)
  const isPolar = reading.clauses.some(({ from }) => yesNoWords.includes(reading.tokens[from]?.word ?? ''))
  const isOfFees =
    topics.some(({ id }) => fees.has(id)) &&
    topics.every(({ id }) => fees.has(id) || offers.has(id) || id === 'commercial')
  if (!isWhole || isPolar || !isOfFees || isOfNothing(reading)) return [...topics]
  return [{ id: 'price', share: 1, isAsked: true }]
}

/** "How much are windows including screens?": where only work of ours is named, how much asks for its price. */
export const withNamedPrice: Reread = (topics, reading, { words: { includingWords } }) => {
  if (!isNamed(reading, ['howMuch']) || isNamed(reading, ['howLong']) || isOfNothing(reading)) return [...topics]
  const isOfWork = topics.length > 0 && topics.every(({ id }) => offers.has(id))
  if (isOfWork) return [...topics, { id: 'price', share: 1, isAsked: true }]
  // "Including the drive" asks for no list of what is included.
  const isWhole = saysOneOf(reading.tokens, includingWords.slice(0, 1))
  return renamed(topics, (id) => id === 'included' && isWhole, 'price')
}

// How long these last or are waited for is told with them, or is not published.
const withOwnLength = new Set(['invoicing', 'payment', 'guarantee', 'refund', 'quote', 'reply-time'])

/** "You invoice us, and how long do we get?" asks for no length of a job. */
export const withoutOtherLength: Reread = (topics, { tokens }, { words: { termPhrases } }) =>
  topics.some(({ id }) => withOwnLength.has(id)) && saysPhrase(tokens, termPhrases)
    ? topics.filter(({ id }) => id !== 'duration')
    : [...topics]

// Their answers say what there is to pay.
const withAmount = new Set(['cancellation', 'insurance'])
// So do these, where no cleaning is spoken of, and nothing that was said before: "how much is that on a Sunday?".
const withFee = new Set(['travel', 'premium'])

/** Topics without a price that is asked of one of the others: "I have to cancel, will I be charged?". */
export const withoutBarePrice: Reread = (topics, reading, { words: { pointers } }) => {
  const isOpen = isNamed(reading, ['clean']) || saysOneOf(reading.tokens, pointers)
  const isOfOther = topics.some(({ id }) => withAmount.has(id) || (withFee.has(id) && !isOpen))
  return topics.filter(({ id }) => !(id === 'price' && isOfOther && isOfNothing(reading)))
}

// What is less likely of a count that is told was not asked.
const plainly = 0.75

/** "I have a tile roof and 20 panels, how often should they be washed?" asks for no price. */
export const withoutCountedPrice: Reread = (topics, reading) => {
  const isPriced = isNamed(reading, ['price', 'discount', 'howMuch', 'extra']) || reading.namesPrice
  const isOther = topics.some(({ id, isAsked }) => isAsked && !ofMoney.has(id) && !withAmount.has(id))
  if (isPriced || !isOther || reading.counts.length === 0) return [...topics]
  return topics.filter(({ id, share, isAsked }) => isAsked || id !== 'price' || share >= plainly)
}
