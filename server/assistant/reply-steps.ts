import { answerAll, ofHit } from './answer-all.ts'
import {
  cityPages,
  claimsFree,
  findDetail,
  findInCity,
  findPassage,
  findTopic,
  priced,
  type Sources,
  wordsIn,
} from './found.ts'
import { composeAnswer, isBareThing } from './replies/compose.ts'
import { isPremiumVisit } from './replies/hours.ts'
import { quote } from './replies/quote.ts'
import type { ReplyContext } from './replies/reply-context.ts'
import { topicLines } from './replies/topic-lines.ts'
import type { Hit } from './retrieval/search.ts'
import { namesTime } from './understanding/carry-over.ts'
import { saysOneOf } from './understanding/says-one-of.ts'
import {
  bestShare,
  isDeaf,
  isOurs,
  isPlain,
  likelyArticle,
  onlyBorrows,
  strongShare,
  sureShare,
} from './understanding/sureness.ts'
import type { Understanding } from './understanding/understand.ts'

// So sure of its topic, a question is not looked up in the articles.
const surestShare = 0.9
const leastArticle = 0.02
// A question with so many words that are not ours is hardly about us.
const manyForeign = 2
const pageCoverage = 0.5
const maybeArticle = 0.08
const wholeCoverage = 0.95
// A passage about the very thing that is asked is a better answer than a topic that is only likely.
const detailCoverage = 0.8
const saidAlready = 0.5

/** A question with what was found to it. `close` is a passage about the very thing that is asked. */
type Question = { asked: Understanding; context: ReplyContext; near: Hit | undefined; close: Hit | undefined }
/** One way to answer; undefined where it does not fit the question. */
type Step = (question: Question, sources: Sources) => string | undefined

const isLikeArticle = (asked: Understanding) => asked.article >= likelyArticle && asked.article > bestShare(asked)

/** Whoever names a price wants it confirmed, whatever else the message says, and hears ours where panels are counted. */
const notConfirmed = (asked: Understanding, context: ReplyContext) =>
  asked.counts.length > 0
    ? composeAnswer({ ...asked, topics: [{ id: 'price', share: 1 }], unanswered: [] }, context)
    : `${context.say('published')} ${context.say('written')}`

/** Orders to forget the rules, insults and small talk. */
const deafly: Step = ({ asked, context }) => {
  if (!asked.alone || !isDeaf(asked)) return undefined
  return asked.namesPrice ? notConfirmed(asked, context) : (context.answers[asked.alone.id] ?? context.say('unknown'))
}

const surcharges = new Set(['premium', 'fees'])

/** "A lady in your office promised me a free wash", "somebody told me $99, confirm": nothing but our prices is confirmed. */
const byClaim: Step = ({ asked, context }) => {
  const isFree = claimsFree(asked)
  if (!isFree && !(asked.namesPrice && saysOneOf(asked.tokens, asked.lexicon.words.claimVerbs))) return undefined
  // "Confirm that it is free if I make no more power" asks for no power; a plain question is answered, whoever told what.
  const isToldOnly = asked.topics.every(({ isAsked, id }) => !isAsked && id !== 'area')
  // "They said $99 flat, confirm that so I can book."
  const isOfBooking = asked.topics.every(({ id }) => id === 'booking' || priced.has(id))
  // "We agreed on Saturday free of charge, right?" asks for no surcharge.
  const isOfVisit =
    isFree && asked.topics.every(({ id }) => surcharges.has(id)) && !isPremiumVisit(asked, context.pricing)
  if (bestShare(asked) >= strongShare && !isOfVisit && !(isToldOnly && (isFree || isOfBooking))) return undefined
  const named = asked.topics.filter(({ id }) => priced.has(id))
  const topics = named.length > 0 && !isOfVisit ? named : [{ id: 'price', share: 1 }]
  return composeAnswer({ ...asked, namesPrice: true, topics, unanswered: [] }, context)
}

/** A detail of a page, where the question is like one that is known to ask for it. */
const byDetail: Step = ({ asked, context }, sources) => {
  const detail = findDetail(asked, sources)
  return detail && quote(detail, context)
}

/** "The array in Tulare before seven, what would a visit cost?" is a sum, whatever pages tell of arrays. */
const isPricedVisit = (asked: Understanding): boolean =>
  asked.topics.some(({ id, isAsked }) => priced.has(id) && isAsked) &&
  asked.services.size > 0 &&
  (asked.places.length > 0 || namesTime(asked))

/** A passage, where the question sounds like one that our pages answer. */
const byArticle: Step = ({ asked, context, near }) =>
  near && isLikeArticle(asked) && asked.counts.length === 0 && !isPricedVisit(asked) ? ofHit(near, context) : undefined

/** The topics that are plainly asked for, with a passage about the very thing where they do not speak of it. */
const byPlainTopics: Step = ({ asked, context, close }, sources) => {
  if (!isPlain(asked)) return undefined
  const answer = answerAll(asked, context, sources)
  // Beside a price, what an article says of panels is not asked.
  if (bestShare(asked) >= strongShare && asked.topics.some(({ id }) => priced.has(id))) return answer
  if (!close || sources.search.coverage(wordsIn(asked.tokens), answer) >= saidAlready) return answer
  return bestShare(asked) < strongShare ? ofHit(close, context) : `${answer}\n\n${ofHit(close, context)}`
}

/** A passage that may well be meant. Counted panels want their price, whatever an article says of panels. */
const byPassage: Step = ({ asked, context, near, close }) => {
  const isCounted = asked.counts.length > 0 && asked.topics.length > 0
  const isLikely = asked.article >= maybeArticle || (near?.coverage ?? 0) >= wholeCoverage
  const hit = !isCounted && isLikely && asked.strange < sureShare ? near : close
  return hit && ofHit(hit, context)
}

/** What the page of a city says, where nothing is plainly asked but the city is named. */
const byCity: Step = ({ asked, context }, sources) => {
  if (asked.topics.length > 0 || asked.counts.length > 0) return undefined
  const hit = findInCity(asked, sources)
  return hit && ofHit(hit, context)
}

/** The likeliest topics, or the things that are named, where that is likelier than that nobody here has an answer. */
const byLikelyTopics: Step = ({ asked, context }) => {
  const isStrange = onlyBorrows(asked) || (asked.foreign.length >= manyForeign && !isOurs(asked))
  const isLikely = !isStrange && asked.strange < (asked.topics.length > 0 ? bestShare(asked) : sureShare)
  return isLikely && (asked.topics.length > 0 || isBareThing(asked)) ? composeAnswer(asked, context) : undefined
}

/** What would be asked for if no page told of it. */
const besideArticle: Step = ({ asked, context }) =>
  isLikeArticle(asked) && asked.topics.length === 0 && asked.besideArticle.length > 0
    ? composeAnswer({ ...asked, topics: asked.besideArticle }, context)
    : undefined

/** The page that may tell. */
const byPage: Step = ({ asked, context }, { search, english }) => {
  if (!isLikeArticle(asked) || asked.lexicon !== english) return undefined
  const page = search.best(wordsIn(asked.tokens), true)
  const isTelling = page && page.coverage >= pageCoverage && !page.passage.path.startsWith(cityPages)
  return isTelling ? context.say('seePage', { title: page.passage.title, path: page.passage.path }) : undefined
}

/** The likeliest detail, where nothing else is. */
const byLastDetail: Step = ({ asked, context }, sources) => {
  const detail = findDetail(asked, sources, true)
  return detail && quote(detail, context)
}

/** The topic of the known question that is most alike. */
const byNearestTopic: Step = ({ asked, context }, sources) => {
  const { isFiller } = asked.lexicon
  // "I'm 72" is like many a question in nothing but its number.
  const isTimed = asked.hour !== undefined || asked.openHour !== undefined
  if (!isTimed && asked.tokens.every(({ word, value }) => value !== undefined || isFiller(word))) return undefined
  const id = findTopic(asked, sources)
  if (id === undefined || asked.foreign.length > 0 || asked.strange >= sureShare) return undefined
  return composeAnswer({ ...asked, topics: [{ id, share: 1 }] }, context)
}

const byHour: Step = ({ asked, context }) =>
  asked.hour !== undefined && asked.strange < sureShare ? topicLines('hours', asked, context).join(' ') : undefined

const byOtherJob: Step = ({ asked, context }) =>
  asked.otherJobs.length > 0 && asked.asksForWork ? topicLines('not-offered', asked, context).join(' ') : undefined

/** "300 bucks to squirt water on a roof?" hears what it costs, and is confirmed nothing. */
const byNamedPrice: Step = ({ asked, context }) =>
  asked.namesPrice && asked.strange < sureShare
    ? composeAnswer({ ...asked, topics: [{ id: 'price', share: 1 }], unanswered: [] }, context)
    : undefined

/** The ways to answer, the surest first. */
const steps: readonly Step[] = [
  deafly,
  byDetail,
  byClaim,
  byArticle,
  byPlainTopics,
  byPassage,
  byCity,
  byLikelyTopics,
  byLastDetail,
  byNearestTopic,
  besideArticle,
  byPage,
  byHour,
  byOtherJob,
  byNamedPrice,
]

type Source = 'topics' | 'detail' | 'article' | 'passage' | 'nothing'
// Every other way quotes a passage.
const sourceOf = new Map<Step, Source>([
  [deafly, 'nothing'],
  [byDetail, 'detail'],
  [byArticle, 'article'],
  ...[byClaim, byPlainTopics, byLikelyTopics, byNearestTopic, besideArticle, byHour, byOtherJob, byNamedPrice].map(
    (step): [Step, Source] => [step, 'topics'],
  ),
])

/** An answer and where it was found; `isSure` where it is hardly a guess, or hardly ours to answer. */
export type Found = { text: string; source: Source; isSure: boolean }
export type AnswerTo = (asked: Understanding, context: ReplyContext) => Found

const foundBy = (step: Step, text: string, asked: Understanding): Found => {
  const isPlainly = step === byPlainTopics && bestShare(asked) >= strongShare
  return { text, source: sourceOf.get(step) ?? 'passage', isSure: isPlainly || step === byDetail || step === byArticle }
}

/** Answers what was understood in the first way that fits. */
export const replySteps =
  (sources: Sources): AnswerTo =>
  (asked, context) => {
    const isSure = isPlain(asked) && bestShare(asked) >= surestShare && asked.article < leastArticle
    const near = isSure ? undefined : findPassage(asked, sources)
    const close = near?.isSpecific === true && near.coverage >= detailCoverage ? near : undefined
    for (const step of steps) {
      const answer = step({ asked, context, near, close }, sources)
      // What a way finds nothing to say of is no answer either.
      if (answer) return foundBy(step, answer, asked)
    }
    return { text: context.say('unknown'), source: 'nothing', isSure: asked.strange >= sureShare }
  }
