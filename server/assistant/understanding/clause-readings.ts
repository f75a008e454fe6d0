import type { Lexicon } from '../language/lexicon.ts'
import type { KnownOf } from '../retrieval/known-questions.ts'
import type { Classify, Features } from './classifier.ts'
import { featuresOf } from './features.ts'
import { finishingReadings } from './finishing-questions.ts'
import { inclusionIn } from './inclusion.ts'
import { isPointing } from './pointing.ts'
import { type Reading, type Span, services } from './reading.ts'
import type { Token } from './tokens.ts'
import type { UnexplainedWords } from './topic-words.ts'
import { type ClauseReading, type CuedTopic, cuedTopics, type Topic } from './topics.ts'

/** What a language is understood by. */
export type Tongue = { lexicon: Lexicon; classify: Classify; knownOf: KnownOf; unexplained: UnexplainedWords }

// A whole cue makes its topic about four times as likely; more of them are no more telling.
const cueStrength = 1.4
const mostCue = 1.5

/** What a clause asks for by its examples, made likelier where it holds a topic's cue. */
const weigh = (shares: ReadonlyMap<string, number>, cued: readonly CuedTopic[]): Topic[] => {
  const scores = new Map(cued.map(({ id, score }) => [id, score]))
  const raised = [...shares].map(([id, share]) => ({
    id,
    share: share * Math.exp(cueStrength * Math.min(mostCue, scores.get(id) ?? 0)),
  }))
  const sum = raised.reduce((all, { share }) => all + share, 0)
  return raised.map(({ id, share }) => ({ id, share: share / sum })).sort((a, b) => b.share - a.share)
}

// The classifier judges by all examples together; the one that is most alike tells it what it cannot add up.
const learnedShare = 0.8
const alikeStrength = 6

/**
 * What a clause asks for by its examples, all together and each by itself. That nobody here has an answer stays as likely:
 * what is not ours is often said in our words.
 */
const withAlike = (shares: ReadonlyMap<string, number>, alike: ReadonlyMap<string, number>): Map<string, number> => {
  const unknown = shares.get('unknown') ?? 0
  const raised = [...shares].map(([id, share]): [string, number] => [
    id,
    id === 'unknown' ? 0 : share ** learnedShare * Math.exp(alikeStrength * (alike.get(id) ?? 0)),
  ])
  const sum = raised.reduce((all, [, share]) => all + share, 0)
  return new Map(raised.map(([id, share]) => [id, id === 'unknown' ? unknown : (share / sum) * (1 - unknown)]))
}

const surelyRead = 0.5
const told = /<(?:place|day|time|somewhere)>/

const withoutThings = (features: Features): Features => new Map([...features].filter(([name]) => !told.test(name)))

// "Do you have a guarantee and insurance": each part must be plain by itself, or it is one question about two things.
const ownQuestion = 0.6
// Without a word that is a cue, it must be as good as sure.
const ownWords = 0.9

/** True for a part that only names things: "windows" in "price for screens and windows". */
const isThing = ({ from, to }: Span, { tokens, things, find }: Reading, lexicon: Lexicon): boolean => {
  const named = new Set([...services.flatMap((name) => find.concept(name)), ...[...things.values()].flat()].flat())
  return tokens.slice(from, to).every(({ word, value }, offset) => {
    const isSaid = named.has(from + offset) || value !== undefined || lexicon.isFiller(word) || word === '$'
    return isSaid && !lexicon.isQuestionWord(word)
  })
}

// "So can you come": what comes first may be a small word.
const firstWords = 2

// Among parts that are plain, one that is only likely is asked as well.
const alsoAsked = 0.4

/** The parts of a list that ask for something of their own; none where the clause is one question. */
const listedIn = (parts: readonly ClauseReading[], isTold: (part: Span) => boolean): ClauseReading[] => {
  const likely = parts.filter(({ ranked: [best] }) => best !== undefined && best.share >= alsoAsked)
  const plain = likely.flatMap(({ ranked: [best], cued }) =>
    best && best.share >= (cued.has(best.id) ? ownQuestion : ownWords) ? [best.id] : [],
  )
  return new Set(plain).size > 1
    ? likely.map((part) => ({ ...part, isQuestion: part.isQuestion || !isTold(part) }))
    : []
}

/** "Is it far" asks, "my array is big" does not. */
export const isAsking = (said: readonly Token[], { isQuestionWord, words }: Lexicon): boolean =>
  said.some(({ word }, at) => {
    if (!words.questionVerbs.includes(word)) return isQuestionWord(word)
    // "They are on two floors" tells.
    const isTold = words.questionSubjects.includes(said[at - 1]?.word ?? '')
    return (at < firstWords && !isTold) || words.questionSubjects.includes(said[at + 1]?.word ?? '')
  })

/** "And the windows are a disgrace" tells, "and screens" does not. */
const isTelling = (said: readonly Token[], lexicon: Lexicon): boolean => {
  const { clauseLinks, tellers, questionVerbs } = lexicon.words
  const first = said.find(({ word }) => !clauseLinks.includes(word))
  const isTold = said.some(({ word }) => questionVerbs.includes(word)) && !isAsking(said, lexicon)
  return isTold || tellers.includes(first?.word ?? '')
}

// As like a known question as this, a clause is one question, whatever stands in it.
const surelyKnown = 0.95

const surelyAsked = 0.95

/** What a clause asks for where it asks if a thing is in a price, of which its words speak as of a thing to be done. */
const asInclusion = (clause: ClauseReading): ClauseReading => {
  const others = clause.ranked.filter(({ id }) => id !== 'included')
  const fainter = others.map(({ id, share }) => ({ id, share: share * (1 - surelyAsked) }))
  return { ...clause, isQuestion: true, ranked: [{ id: 'included', share: surelyAsked }, ...fainter] }
}

/** What each thing that a message says may ask for. */
export const readClauses = (reading: Reading, { lexicon, classify, knownOf }: Tongue): ClauseReading[] => {
  const { tokens, find, clauses } = reading
  const cued = cuedTopics(
    lexicon,
    find,
    tokens.map(({ stem }) => stem),
  )
  const weighed = (span: Span, here: readonly CuedTopic[], alike: ReadonlyMap<string, number>): Topic[] => {
    const whole = weigh(withAlike(classify(featuresOf(reading, lexicon, span)), alike), here)
    if ((whole[0]?.share ?? 0) >= surelyRead) return whole
    // Told places and times may hide what is asked: "the bundle for my place in Selma on a Sunday".
    const bare = weigh(withAlike(classify(withoutThings(featuresOf(reading, lexicon, span))), alike), here)
    return (bare[0]?.share ?? 0) >= surelyRead ? bare : whole
  }
  const read = ({ from, to }: Span): ClauseReading => {
    const said = tokens.slice(from, to)
    const here = cued.filter(({ positions }) => positions.every((at) => at >= from && at < to))
    const alike = knownOf(said).topics
    return {
      from,
      to,
      isQuestion: isAsking(said, lexicon),
      isPointing: isPointing(said, lexicon),
      cued: new Set(here.filter(({ score }) => score >= 1).map(({ id }) => id)),
      ranked: weighed({ from, to }, here, alike),
      alike,
    }
  }
  const readings = clauses.flatMap((clause) => {
    const said = read(clause)
    if (inclusionIn(reading, clause, lexicon)) return [asInclusion(said)]
    const whole = { ...said, isQuestion: said.isQuestion || clause.isAsked }
    const isKnown = () => Math.max(...knownOf(tokens.slice(clause.from, clause.to)).topics.values()) >= surelyKnown
    if (clause.parts.length < 2 || isKnown()) return [whole]
    const parts = clause.parts.filter((part) => !isThing(part, reading, lexicon)).map(read)
    const listed = listedIn(parts, ({ from, to }) => isTelling(tokens.slice(from, to), lexicon))
    return listed.length > 0 ? listed.map((part) => ({ ...part, isListed: true })) : [whole]
  })
  return finishingReadings(readings, read)
}
