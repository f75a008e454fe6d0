import { isThere } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { topicsAsked } from './asked-topics.ts'
import { readClauses, type Tongue } from './clause-readings.ts'
import { isDoneToday } from './done-today.ts'
import { mostUnnamed } from './entities.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { type Inclusion, inclusionOf } from './inclusion.ts'
import { namedPlans, type PlanName } from './named-plans.ts'
import { listedServices, namedServices } from './named-services.ts'
import { netTerms } from './net-terms.ts'
import { type Pair, pairCounts } from './paired-counts.ts'
import { type Question, questionsIn } from './questions.ts'
import { type Day, type Reading, readMessage, type Service, type Span, services } from './reading.ts'
import { saysConcept } from './says-concept.ts'
import { likelyArticle } from './sureness.ts'
import type { Token } from './tokens.ts'
import { besideArticle, chooseTopics, type Topic, unansweredClauses } from './topics.ts'
import { asksOnlyWhetherMore, isYesNo } from './yes-or-no.ts'

/** What a message asks, in the terms that answers are put together from. */
export type Understanding = {
  lexicon: Lexicon
  tokens: readonly Token[]
  /** What is asked for, in the order it is said. */
  topics: readonly Topic[]
  /** The most likely of what is only answered when nothing else is asked: a greeting, thanks, abuse. */
  alone: Topic | undefined
  /** How likely it is that we have no answer, 0 to 1. */
  strange: number
  /** How likely it is that one of our pages tells of it, 0 to 1. */
  article: number
  /** What is asked for where none does. */
  besideArticle: readonly Topic[]
  services: ReadonlySet<Service>
  /** Those that were spoken of in the whole conversation, and the panels that were counted last. */
  soFar: { services: ReadonlySet<Service>; counts: readonly number[] }
  /** Those that it rules out: "without the windows". */
  without: ReadonlySet<Service>
  /** Those of them that stand in a list: "windows, screens and gutters". */
  listed: ReadonlySet<Service>
  plans: ReadonlySet<PlanName>
  counts: readonly number[]
  /** The counts that are to be added up: "2 rows of 12 panels", "12 and 30, what is that together?" */
  addends: readonly number[]
  /** The counts that stand with a place each: "18 panels in Fresno and 10 in Hanford". */
  pairs: readonly Pair[]
  /** Numbers that may count something: no price, no hour, no unit of their own. */
  numbers: readonly number[]
  /** True for a message that goes on from what was said before it: "and on a Sunday?". */
  isFollowUp: boolean
  places: readonly Place[]
  isSomewhere: boolean
  day: Day | undefined
  hour: number | undefined
  /** An hour that may be one of the morning or of the evening: "at 7". */
  openHour: number | undefined
  isOffHours: boolean
  /** True where the inside of the glass is spoken of. */
  isInside: boolean
  isHoliday: boolean
  isToday: boolean
  isTomorrow: boolean
  /** True for a question that wants a yes or a no. */
  isPolar: boolean
  /** True where all that wants a yes or a no is whether something costs more. */
  asksOnlyWhetherMore: boolean
  /** Whether it asks if a thing is in a price, "does that include the screens?", or extra. */
  inclusion: Inclusion | undefined
  /** True where the visitor asks how fast something happens. */
  isHowFast: boolean
  /** Work that is not ours, as answers name it. */
  otherJobs: readonly string[]
  /** What our pages say nothing of, as answers name it. */
  untold: readonly string[]
  /** True where a price, a cleaning or a repair is spoken of. */
  asksForWork: boolean
  /** True where a repair is spoken of. */
  asksForRepair: boolean
  namesPrice: boolean
  /** The words of each further question that nothing of ours answers. */
  unanswered: readonly (readonly Token[])[]
  /** The questions of a message that asks several things, each by itself and with what is told to it. */
  questions: readonly Question[]
  /** The topics that have a question to themselves. */
  separate: ReadonlySet<string>
  /** How many words none of the topics is known by. */
  unexplained: number
  /** Words that are neither ours nor small talk. */
  foreign: readonly string[]
}

// A language without articles has too few known words to tell a strange one by.
const isForeign = (word: string, lexicon: Lexicon): boolean =>
  (lexicon.hasReading || lexicon.isOrdinary(word)) &&
  !lexicon.isFiller(word) &&
  !lexicon.isNeutral(word) &&
  !lexicon.isSubject(word) &&
  (lexicon.isOrdinary(word) || !lexicon.isKnown(word))

const foreignWords = ({ tokens, places, somewhere }: Reading, topics: readonly Topic[], lexicon: Lexicon) => {
  const isPlaceAsked = topics.some(({ id }) => id === 'area' || id === 'travel')
  const known = new Set([...places.flatMap(({ positions }) => positions), ...(isPlaceAsked ? somewhere.flat() : [])])
  return tokens
    .filter(({ word, value }, at) => value === undefined && !known.has(at) && isForeign(word, lexicon))
    .map(({ word }) => word)
}

/** A message in its corrected words: "an wat abuot" goes on as "and what about" does. */
const wordsSaid = (tokens: readonly Token[]): string => tokens.map(({ word }) => word.replaceAll('_', ' ')).join(' ')

const longestFollowUp = 9
// "Whats the fix": so little goes with the question before it.
const leastTelling = 2

/** The words of a part that neither the topics are known by nor the things that are named. */
const unexplainedIn = (
  { from, to }: Span,
  { tokens, things, find, somewhere }: Reading,
  topics: readonly Topic[],
  { unexplained }: Tongue,
): Token[] => {
  const named = [...services.flatMap((name) => find.concept(name)), ...things.values(), somewhere].flat(2)
  const open = tokens.slice(from, to).filter((_, at) => !named.includes(from + at))
  return unexplained(
    open,
    topics.map(({ id }) => id),
  )
}

// Fewer may count anything: two visits, four windows.
const isMany = (count: number): boolean => count >= 5 && count <= mostUnnamed

/** The panels that are counted; where only a price is asked or named, "28 of them" counts panels as well. */
const countsOf = ({ counts, numbers, find, namesPrice }: Reading, topics: readonly Topic[]): number[] => {
  const isOther = services.some((name) => name !== 'solar' && find.concept(name).length > 0)
  const isPrice = (topics.some(({ id }) => id === 'price') || (namesPrice && topics.length === 0)) && !isOther
  return [...new Set(counts.length === 0 && isPrice ? numbers.filter(isMany) : counts.map(({ value }) => value))]
}

// "A packing shed with a big array": no word says business, and yet it is one.
const surelyBusiness = 0.8

const plainPrice = 0.9

/** "Commercial window cleaning quote", "screens in Sanger, price and time": a thing of ours and its price ask for just that. */
const withPlainPrice = (
  topics: readonly Topic[],
  { find, tokens }: Reading,
  lexicon: Lexicon,
  article: number,
): Topic[] => {
  const isThing = services.some((name) => name !== 'commercial' && isThere(find.concept(name)))
  const isPriced = saysConcept({ tokens, lexicon }, 'price', 'money') || isThere(find.concept('price'))
  return topics.map((topic) =>
    topic.id === 'price' && isThing && isPriced && article < likelyArticle
      ? { ...topic, share: Math.max(topic.share, plainPrice) }
      : topic,
  )
}

/** Reads one message in one language. */
export const understand = (message: string, tongue: Tongue, gazetteer: Gazetteer): Understanding => {
  const { lexicon } = tongue
  const reading = readMessage(message, lexicon, gazetteer)
  const { tokens, find } = reading
  const isAlone = new Set(lexicon.topics.filter(({ alone }) => alone).map(({ id }) => id))
  const clauses = readClauses(reading, tongue)
  const chosen = chooseTopics(clauses, lexicon.asides)
  const ours = chosen.filter(({ id }) => !isAlone.has(id))
  const shareOf = (id: string) =>
    Math.max(0, ...clauses.map(({ ranked }) => ranked.find((one) => one.id === id)?.share ?? 0))
  const topics = withPlainPrice(topicsAsked(ours, reading, lexicon), reading, lexicon, shareOf('article'))
  const isOfBusiness =
    topics.some(({ id, share }) => id === 'commercial' && share >= surelyBusiness) ||
    (netTerms(tokens, lexicon).length > 0 && reading.counts.length === 0)
  const named = namedServices(reading, lexicon, isOfBusiness)
  const counts = countsOf(reading, topics)
  const alone = chosen.filter(({ id }) => isAlone.has(id)).sort((a, b) => b.share - a.share)[0]
  const said = topics.length > 0 || !alone ? topics : [alone]
  return {
    lexicon,
    tokens,
    topics,
    alone,
    strange: shareOf('unknown'),
    article: shareOf('article'),
    besideArticle: besideArticle(clauses).filter(({ id }) => !isAlone.has(id)),
    services: named,
    soFar: { services: named, counts },
    without: reading.without,
    listed: listedServices(reading, lexicon),
    plans: namedPlans(reading, lexicon),
    counts,
    addends: reading.addends,
    pairs: pairCounts(reading.counts, reading.places),
    numbers: reading.numbers,
    isFollowUp:
      (lexicon.isFollowUp(message) || lexicon.isFollowUp(wordsSaid(tokens))) && tokens.length <= longestFollowUp,
    places: [...new Set(reading.places.map(({ value }) => value))],
    isSomewhere: isThere(reading.somewhere),
    day: reading.day,
    hour: reading.hour?.value,
    openHour: reading.openHour,
    isOffHours: isThere(reading.offHours),
    isInside: isThere(find.concept('inside')),
    isHoliday: isThere(find.concept('holiday')),
    isToday: isThere(find.concept('today')) && !reading.isNotToday && !isDoneToday(reading, lexicon),
    // In Spanish the morning is called like tomorrow: "a las 6 de la mañana".
    isTomorrow: find.concept('tomorrow').some(([at]) => at !== undefined && !reading.hour?.positions.includes(at)),
    isPolar: reading.clauses.some(({ from }) => isYesNo(tokens.slice(from, from + 2), lexicon)),
    asksOnlyWhetherMore: asksOnlyWhetherMore(reading, lexicon),
    inclusion: inclusionOf(reading, lexicon),
    isHowFast: isThere(find.concept('howFast')),
    otherJobs: reading.otherJobs.map(({ name }) => name),
    untold: reading.untold,
    asksForWork: ['price', 'clean', 'repair'].some((name) => isThere(find.concept(name))),
    asksForRepair: isThere(find.concept('repair')),
    namesPrice: reading.namesPrice,
    unanswered: (clauses.length > 1 ? unansweredClauses(clauses, lexicon.asides) : [])
      .filter((part) => unexplainedIn(part, reading, chosen, tongue).length >= leastTelling)
      .map(({ from, to }) => tokens.slice(from, to)),
    questions: questionsIn(reading, lexicon),
    separate: new Set<string>(),
    unexplained: unexplainedIn({ from: 0, to: tokens.length }, reading, said, tongue).length,
    foreign: foreignWords(reading, topics, lexicon),
  }
}
