import { type CueMatch, type Find, matchCue } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Span } from './reading.ts'
import { smallTalk } from './small-talk.ts'

/** A topic whose cue stands in a message: how much of one, and where. */
export type CuedTopic = { id: string; score: number; positions: readonly number[] }
/** A topic that a message asks for, and how likely it does, 0 to 1. `isAsked` where a plain question asks for it. */
export type Topic = { id: string; share: number; isAsked?: boolean }

/**
 * One thing that a message says, and what it may ask for, most likely first.
 * `isPointing` where it speaks of what was said before it: "does that cost me?"; `isListed` where it is one of a list.
 */
export type ClauseReading = Span & {
  isQuestion: boolean
  isListed?: boolean
  isPointing: boolean
  ranked: readonly Topic[]
  cued: ReadonlySet<string>
  /** How alike the most alike known question of each topic is, 0 to 1. */
  alike: ReadonlyMap<string, number>
}

/** True for a cue that another one holds, and says more: "screen" in "screen repair". */
const isWithin = (one: CuedTopic, other: CuedTopic): boolean =>
  one.positions.length < other.positions.length &&
  one.score < other.score &&
  one.positions.every((at) => other.positions.includes(at))

/** The topics whose cues stand in a message of such word stems, best first. */
export const cuedTopics = (lexicon: Lexicon, find: Find, stems: readonly string[]): CuedTopic[] => {
  const named = lexicon.startingConcepts.filter((name) => find.concept(name).length > 0)
  const best = new Map<string, CueMatch>()
  for (const start of [...new Set(stems), ...named.map((name) => `<${name}>`)]) {
    for (const { id, cue } of lexicon.cuesAt.get(start) ?? []) {
      const match = matchCue(cue, find)
      if (match && match.score > (best.get(id)?.score ?? 0)) best.set(id, match)
    }
  }
  const found = [...best].map(([id, { score, positions }]) => ({ id, score, positions }))
  return found.filter((one) => !found.some((other) => isWithin(one, other))).sort((a, b) => b.score - a.score)
}

const likely = 0.3
const surelyAsked = 0.55
// Beside a question, what a part only tells must be this plain to be answered too; a job that is told wants its price.
const surelyTold = 0.93
const toldAsWell = new Set([
  ...['price', 'bundle', 'plans', 'panel-limit', 'injection', 'abuse', 'complaint', 'sudden-drop', 'cracked'],
])
// Where one topic is this plain, a second one in the same breath is a likeness and not a question.
const plainlyOne = 0.6
const askedForItself = 0.9
/** "My panels are filthy. Do you come to Selma?": whatever is told of these only says why something is asked. */
export const glass: ReadonlySet<string> = new Set(['solar', 'windows'])
// "How long for a two-story house": the house is told, however plainly, and the time is asked.
const besideAside = 0.2
// Beside a plain question, what is so much less likely was not asked.
const nearBest = 0.45
// A guess among several likely topics is worth more than none: it must stand out, or a cue must stand for it.
const guess = 0.17
const standsOut = 1.5
const cuedGuess = 0.06
const mostTopics = 6

/** What people tell besides their question, what our pages tell of, and what nobody here can answer. */
export const isNothing = (id: string): boolean => id === 'aside' || id === 'article' || id === 'unknown'

// A second topic is asked for as well where its own words stand there and a known question of it is so much more alike.
const nearer = 0.1
const leastNearer = 0.05

/** "Is it worth it on net billing?" is about a gain, and about net billing too. */
const nearerTopic = (
  best: Topic,
  ranked: readonly Topic[],
  cued: ReadonlySet<string>,
  alike: ReadonlyMap<string, number>,
  asides: ReadonlySet<string>,
): Topic | undefined =>
  ranked.find(
    ({ id, share }) =>
      id !== best.id &&
      !isNothing(id) &&
      !asides.has(id) &&
      cued.has(id) &&
      share >= leastNearer &&
      (alike.get(id) ?? 0) >= (alike.get(best.id) ?? 0) + nearer,
  )

const topicsOfClause = (
  { ranked, isQuestion, cued, alike }: ClauseReading,
  isAmongQuestions: boolean,
  asides: ReadonlySet<string>,
): Topic[] => {
  const needed = isAmongQuestions && !isQuestion ? surelyAsked : likely
  const asked = ranked.filter(({ share }) => share >= needed)
  const [best, next] = ranked
  if (!best || best.share < plainlyOne) return asked
  if (isAmongQuestions && !isQuestion && best.share < surelyTold && !toldAsWell.has(best.id)) return []
  const beside = nearerTopic(best, ranked, cued, alike, asides)
  if (beside) return [best, { ...beside, share: best.share }]
  const isToldOf = asides.has(best.id) && next && !asides.has(next.id) && !isNothing(next.id)
  return isToldOf && next.share >= besideAside ? [best, next] : [best]
}

/** What a message most likely asks for where nothing in it is likely enough. */
const guessTopic = (clauses: readonly ClauseReading[]): Topic[] => {
  const guesses = clauses.flatMap(({ ranked: [best, next], ranked, cued }) => {
    if (!best || isNothing(best.id)) return []
    if (best.share >= guess && best.share >= standsOut * (next?.share ?? 0)) return [best]
    return ranked.filter(({ id, share }) => cued.has(id) && share >= cuedGuess).slice(0, 1)
  })
  return guesses.sort((a, b) => b.share - a.share).slice(0, 1)
}

// Their answers say what they cost: "what if I cancel, does that cost me?"
const withCost = new Set(['cancellation', 'quote', 'travel', 'premium', 'same-day', 'payment', 'refund', 'arrival'])
// What "who pays" asks behind one of these.
const costs = new Set(['price', 'payment', 'plans'])
// "Do you clean the inside, and is that extra?": their answers say how they are priced.
const pricedApart = new Set(['inside', 'screens', 'screen-repair', 'gutters', 'pressure-washing', 'windows', 'solar'])
// What "can you fix it?" and "does that matter?" sound like, whatever they point at.
const soundsLike = new Set(['not-offered', 'dirt-loss', 'complaint', 'services'])

// As sure as this, a part of a message says what the parts beside it are about.
const plainly = 0.75
// What is less likely than this here is hardly more than a guess.
const likelyHere = 0.4
const alsoLikely = 0.15

/** What a part asks for that is not plain: what another part plainly asks for, where that is likely here as well. */
const likeOthers = (clause: ClauseReading, clauses: readonly ClauseReading[]): Topic | undefined => {
  const [first] = clause.ranked
  if (!first || first.share >= plainly || clause.cued.has(first.id)) return undefined
  const needed = first.share < likelyHere ? surelyAsked : plainly
  const plain = new Set(
    clauses.flatMap(({ ranked: [best] }) => (best && best.share >= needed && !isNothing(best.id) ? [best.id] : [])),
  )
  return clause.ranked.find(({ id, share }) => share >= alsoLikely && plain.has(id))
}

/** True for a topic of a part that points back, where the part before it says the same. */
const isSaidBefore = (
  { id, share }: Topic,
  { isPointing }: ClauseReading,
  before: ClauseReading | undefined,
  asides: ReadonlySet<string>,
): boolean => {
  const [best, next] = before?.ranked ?? []
  // "My screens are full of dust. Can you clean them?"
  if (isPointing && before && id === 'not-offered') return true
  // "I hose them off. Is that good enough?" asks for what it points at; "ok" is nothing to point at.
  const isTelling = best !== undefined && !isNothing(best.id) && !asides.has(best.id) && !smallTalk.has(best.id)
  const isPlainBefore = isTelling && best.share >= plainly
  if (isPointing && share < plainly && isPlainBefore && !costs.has(id)) return true
  if (!isPointing || !best || isNothing(best.id) || best.share < likely) return false
  return (
    soundsLike.has(id) ||
    (id === 'fees' && pricedApart.has(best.id)) ||
    (id === 'same-day' && best.id === 'quote') ||
    (costs.has(id) && id !== 'plans' && id !== best.id && [best, next].some((one) => one && withCost.has(one.id)))
  )
}

/** The topics that a message asks for, clause by clause. What is told beside a question counts only when it is plain. */
export const chooseTopics = (clauses: readonly ClauseReading[], asides: ReadonlySet<string>): Topic[] => {
  const isAmongQuestions = clauses.some(
    ({ isQuestion, ranked: [best] }) => isQuestion && best !== undefined && !isNothing(best.id) && best.share >= likely,
  )
  // "Can you send a certificate? My association wants one.": what is told only says why.
  const isPlainlyAsked = clauses.some(
    ({ isQuestion, ranked: [best] }) =>
      isQuestion && best !== undefined && !isNothing(best.id) && !asides.has(best.id) && best.share >= plainly,
  )
  const chosen = new Map<string, Topic>()
  const own = new Set<string>()
  for (const [at, clause] of clauses.entries()) {
    const like = likeOthers(clause, clauses)
    for (const topic of like ? [like] : topicsOfClause(clause, isAmongQuestions, asides)) {
      if (isNothing(topic.id) || isSaidBefore(topic, clause, clauses[at - 1], asides)) continue
      if (isPlainlyAsked && at > 0 && clause.isPointing && !clause.isQuestion && asides.has(topic.id)) continue
      if (clause.isQuestion && topic.share >= surelyAsked) own.add(topic.id)
      const before = chosen.get(topic.id)
      if (!before || before.share < topic.share) chosen.set(topic.id, topic)
    }
  }
  const asked = chosen.size > 0 ? [...chosen.values()] : guessTopic(clauses)
  // "I rent the house. Can I still book?" asks of the renting.
  const isAsked = asked.some(({ id }) => own.has(id) && !glass.has(id) && id !== 'booking')
  const isForItself = ({ id, share }: Topic): boolean => share >= askedForItself && (id === 'lease' || !isAsked)
  const main = asked.filter((topic) => !asides.has(topic.id) || own.has(topic.id) || isForItself(topic))
  const told = main.length > 0 ? main : asked
  const best = Math.max(0, ...told.map(({ share }) => share))
  return told
    .filter(({ id, share }) => own.has(id) || share >= best * nearBest)
    .slice(0, mostTopics)
    .map((topic) => ({ ...topic, isAsked: own.has(topic.id) }))
}

const leastBeside = 0.12

/** What a message asks for if no page of ours tells of it, likeliest first. */
export const besideArticle = (clauses: readonly ClauseReading[]): Topic[] =>
  clauses
    .flatMap(({ ranked }) => ranked.filter(({ id, share }) => !isNothing(id) && share >= leastBeside).slice(0, 1))
    .sort((a, b) => b.share - a.share)
    .slice(0, 1)

const surelyUnknown = 0.5

/** The questions of a message that nothing of ours answers, among those that we answer. */
export const unansweredClauses = (clauses: readonly ClauseReading[], asides: ReadonlySet<string>): Span[] =>
  clauses.filter((clause) => {
    const [best] = clause.ranked
    if (!clause.isQuestion || !best) return false
    const isNone = topicsOfClause(clause, false, asides).length === 0
    return isNone || ((best.id === 'unknown' || best.id === 'article') && best.share >= surelyUnknown)
  })
