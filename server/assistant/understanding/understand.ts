import { matchCue, type Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Classify } from './classifier.ts'
import { featuresOf } from './features.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { type Day, type Reading, readMessage, type Service, services } from './reading.ts'
import type { Token } from './tokens.ts'
import { type ClauseReading, type CuedTopic, chooseTopics, cuedTopics, type Topic } from './topics.ts'

export const planNames = ['biAnnual', 'quarterly', 'monthly'] as const
export type PlanName = (typeof planNames)[number]

/** What a language is understood by. */
export type Tongue = { lexicon: Lexicon; classify: Classify }

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
  services: ReadonlySet<Service>
  plans: ReadonlySet<PlanName>
  counts: readonly number[]
  /** Numbers that may count something: no price, no hour, no unit of their own. */
  numbers: readonly number[]
  /** True for a message that goes on from what was said before it: "and on a Sunday?". */
  isFollowUp: boolean
  places: readonly Place[]
  isSomewhere: boolean
  day: Day | undefined
  hour: number | undefined
  isOffHours: boolean
  /** True where the inside of the glass is spoken of. */
  isInside: boolean
  isHoliday: boolean
  isToday: boolean
  isTomorrow: boolean
  /** Work that is not ours, as answers name it. */
  otherJobs: readonly string[]
  namesPrice: boolean
  /** Words that are neither ours nor small talk. */
  foreign: readonly string[]
}

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

type Span = { from: number; to: number }

// "Do you have a guarantee and insurance": each half must be plain by itself, or it is one question about two things.
const ownQuestion = 0.75

const halvesOf = ({ from, to }: Span, { tokens }: Reading, { words }: Lexicon): Span[] => {
  const at = tokens.findLastIndex(
    ({ word }, position) => position > from && position < to - 1 && word === words.phrases.and,
  )
  return at < 0
    ? []
    : [
        { from, to: at },
        { from: at + 1, to },
      ]
}

export const readClauses = (reading: Reading, { lexicon, classify }: Tongue): ClauseReading[] => {
  const cued = cuedTopics(
    lexicon,
    reading.find,
    reading.tokens.map(({ stem }) => stem),
  )
  const read = ({ from, to }: Span): ClauseReading => {
    const here = cued.filter(({ positions }) => positions.every((at) => at >= from && at < to))
    return {
      isQuestion: reading.tokens.slice(from, to).some(({ word }) => lexicon.isQuestionWord(word)),
      cued: new Set(here.filter(({ score }) => score >= 1).map(({ id }) => id)),
      ranked: weigh(classify(featuresOf(reading, lexicon, { from, to })), here),
    }
  }
  return reading.clauses.flatMap((clause) => {
    const halves = halvesOf(clause, reading, lexicon).map(read)
    const [left, right] = halves.map(({ ranked: [best], cued }) => (best && cued.has(best.id) ? best : undefined))
    const areTwo = left && right && left.id !== right.id && Math.min(left.share, right.share) >= ownQuestion
    const whole = read(clause)
    return areTwo ? halves.map((half) => ({ ...half, isQuestion: whole.isQuestion })) : [whole]
  })
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

const longestFollowUp = 9
const isThere = (places: Places): boolean => places.length > 0

/** Reads one message in one language. */
export const understand = (message: string, tongue: Tongue, gazetteer: Gazetteer): Understanding => {
  const { lexicon } = tongue
  const reading = readMessage(message, lexicon, gazetteer)
  const { tokens, find } = reading
  const isAlone = new Set(lexicon.topics.filter(({ alone }) => alone).map(({ id }) => id))
  const clauses = readClauses(reading, tongue)
  const chosen = chooseTopics(clauses, lexicon.asides)
  const topics = chosen.filter(({ id }) => !isAlone.has(id))
  const shareOf = (id: string) =>
    Math.max(0, ...clauses.map(({ ranked }) => ranked.find((one) => one.id === id)?.share ?? 0))
  return {
    lexicon,
    tokens,
    topics,
    alone: chosen.filter(({ id }) => isAlone.has(id)).sort((a, b) => b.share - a.share)[0],
    strange: shareOf('unknown'),
    services: new Set(services.filter((name) => isThere(find.concept(name)))),
    plans: new Set(planNames.filter((name) => isThere(find.concept(name)))),
    counts: [...new Set(reading.counts.map(({ value }) => value))],
    numbers: reading.numbers,
    isFollowUp: lexicon.isFollowUp(message) && tokens.length <= longestFollowUp,
    places: [...new Set(reading.places.map(({ value }) => value))],
    isSomewhere: isThere(reading.somewhere),
    day: reading.day,
    hour: reading.hour?.value,
    isOffHours: isThere(reading.offHours),
    isInside: isThere(find.concept('inside')),
    isHoliday: isThere(find.concept('holiday')),
    isToday: isThere(find.concept('today')),
    isTomorrow: isThere(find.concept('tomorrow')),
    otherJobs: lexicon.otherJobs.filter(({ cues }) => cues.some((cue) => matchCue(cue, find))).map(({ name }) => name),
    namesPrice: reading.namesPrice,
    foreign: foreignWords(reading, topics, lexicon),
  }
}
