import type { Lexicon } from './language/lexicon.ts'
import { wordsOf } from './language/words.ts'
import type { Quotation } from './retrieval/details.ts'
import type { KnownOf } from './retrieval/known-questions.ts'
import { rowOfNumber } from './retrieval/row-of-number.ts'
import type { Hit, Search } from './retrieval/search.ts'
import { saysOneOf } from './understanding/says-one-of.ts'
import { bestShare, likelyArticle, sureShare } from './understanding/sureness.ts'
import type { Token } from './understanding/tokens.ts'
import type { Understanding } from './understanding/understand.ts'

/** Where the pages of all cities begin. */
export const cityPages = '/california/'

/** Where answers are looked up. */
export type Sources = {
  search: Search
  knownOf: KnownOf
  english: Lexicon
}

// Where a question sounds like one that our articles answer, less of it must be found in one of them.
const likelyCoverage = 0.55
const specificCoverage = 0.45
const sureCoverage = 0.72
// Fewer words than these may stand in any passage.
const fewestTelling = 2

/** A number may be asked of anything: it says nothing of what a passage must speak of. */
export const wordsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word, value }) => (word === '$' || word === 'how_many' || value !== undefined ? [] : [word]))

/** The passage that speaks of what is asked. */
export const findPassage = (
  asked: Understanding,
  { search, english }: Sources,
  tokens = asked.tokens,
): Hit | undefined => {
  if (asked.lexicon !== english || asked.foreign.length > 0) return undefined
  const words = wordsIn(tokens)
  const telling = words.filter((word) => !english.isFiller(word) && !english.isNeutral(word))
  if (telling.length < fewestTelling) return undefined
  const isArticle = asked.article >= likelyArticle
  // How long or how often is asked of anything, too.
  const hit = search.best(isArticle ? words.filter((word) => !word.includes('_')) : words, isArticle)
  const needed = hit?.isSpecific ? specificCoverage : likelyCoverage
  return hit && hit.coverage >= (isArticle ? needed : sureCoverage) ? hit : undefined
}

// Of a page that is about the place which is named, this much must be met.
const cityCoverage = 0.55

/** What the page of the city that is named tells of the rest of the question. */
export const findInCity = (asked: Understanding, { search, english }: Sources): Hit | undefined => {
  const [path, ...others] = asked.places.flatMap((place) => place.path ?? [])
  if (asked.lexicon !== english || path === undefined || others.length > 0) return undefined
  const named = new Set(asked.places.flatMap(({ name }) => wordsOf(name)))
  const words = wordsIn(asked.tokens).filter((word) => !named.has(word))
  const isTelling = words.some((word) => !english.isFiller(word) && !english.isNeutral(word))
  const hit = isTelling ? search.best(words, false, path) : undefined
  return hit?.isSpecific === true && hit.coverage >= cityCoverage ? hit : undefined
}

// As alike as this a question is one that is known to ask for a detail, and it is hardly more like one of a topic.
const alike = 0.5
const lessThanTopic = 0.05
const maybeDetail = 0.2
const plainTopic = 0.9
// A question that is as good as a known one needs no more to say for itself; beside a price, less is a likeness.
const asAsked = 0.9
const nearlyAsked = 0.85
// So alike to a question that asks for a detail, and so much less to any that asks for a topic, it asks for the detail.
const farNearer = { least: 0.85, by: 0.15 }
// Where it is plain that a page of ours tells, less is enough at last.
const surelyArticle = 0.8
const nearlyAlike = 0.45
// "Does a visit include the cobwebs?" is answered from the list of what it includes.
const maybeTopic = 0.6
const surelyAlike = 0.75
const isOfList = ({ topics }: Understanding): boolean =>
  topics.some(({ id, share }) => id === 'included' && share >= maybeTopic)

/** The topic that has the most alike of the known questions. */
const nearestTopic = (topics: ReadonlyMap<string, number>) =>
  [...topics].reduce((best, [id, share]) => (id !== 'article' && share > best.share ? { id, share } : best), {
    id: '',
    share: 0,
  })

const isElsewhere = ({ path }: Quotation, { places }: Understanding): boolean =>
  path.startsWith(cityPages) &&
  places.length > 0 &&
  places.every((place) => place.path !== undefined && place.path !== path)

/** True for a detail of another study than the one that is named. */
const isOfOtherStudy = ({ heading, sentences }: Quotation, { tokens, lexicon }: Understanding): boolean => {
  const said = new Set(wordsOf([heading, ...sentences].join(' ')).map(lexicon.stem))
  return tokens.some(({ word, stem }) => lexicon.words.studyNames.includes(word) && !said.has(stem))
}

/** The topics that are answered with our prices. */
export const priced = new Set(['price', 'bundle', 'plans', 'premium', 'travel'])

/** True for "a lady in your office promised me a free wash". */
export const claimsFree = ({ tokens, lexicon: { words } }: Understanding): boolean =>
  saysOneOf(tokens, words.freeWords) && saysOneOf(tokens, words.claimVerbs)

const asksPrice = ({ topics }: Understanding): boolean =>
  topics.some(({ id, isAsked, share }) => isAsked && share >= sureShare && priced.has(id))

/** The detail of a page that is asked for; the likeliest one where `isLast`, when there is nothing better to say. */
export const findDetail = (
  asked: Understanding,
  { knownOf, english }: Sources,
  isLast = false,
): Quotation | undefined => {
  if (asked.lexicon !== english || asked.counts.length > 0 || asked.isFollowUp) return undefined
  const { detail, rows, detailShare, topics } = knownOf(asked.tokens)
  const isKnown = detailShare >= nearlyAsked && asked.article >= maybeDetail
  if (asked.strange >= sureShare && !isKnown) return undefined
  // Whoever wants a yes or a no has it from a topic.
  const isFarNearer =
    !asked.isPolar && detailShare >= farNearer.least && detailShare >= nearestTopic(topics).share + farNearer.by
  const isAsAsked = isFarNearer || (detailShare >= asAsked && asked.article >= bestShare(asked))
  if (bestShare(asked) >= plainTopic && !isAsAsked) return undefined
  if (asked.article < maybeDetail && detailShare < asAsked) return undefined
  const least = isLast && asked.article >= surelyArticle ? nearlyAlike : alike
  const needed = asksPrice(asked) || claimsFree(asked) ? nearlyAsked : least
  if (!detail || detailShare < needed || isElsewhere(detail, asked) || isOfOtherStudy(detail, asked)) return undefined
  if (asked.isPolar && isOfList(asked) && detailShare < surelyAlike) return undefined
  const isNearer = isLast || detailShare >= nearestTopic(topics).share - lessThanTopic
  return isNearer ? rowOfNumber(detail, rows, asked.tokens) : undefined
}

// A topic is guessed from one known question only where that is this alike.
const asGoodAsSaid = 0.6

/** The topic of the one known question that is most alike, where it is ours to answer. */
export const findTopic = (asked: Understanding, { knownOf, english }: Sources): string | undefined => {
  if (asked.lexicon !== english) return undefined
  const { id, share } = nearestTopic(knownOf(asked.tokens).topics)
  return share >= asGoodAsSaid ? id : undefined
}
