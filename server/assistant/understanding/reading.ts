import { type Find, isThere, type Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { addCounts } from './added-counts.ts'
import { countsOf, findNumbers, findPlaces } from './entities.ts'
import { finder, withThings } from './find.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { findHour, findOpenHour } from './hour.ts'
import { dealtPrices, isPriceOnly, leastQuoted, type Numbers, namesAmount } from './named-prices.ts'
import { type OtherJob, otherJobsIn } from './other-jobs.ts'
import {
  isRuledOut,
  kept,
  keptServices,
  ruledOut,
  standsBehindScreens,
  standsBeside,
  standsToward,
} from './ruled-out.ts'
import { saysOneOf } from './says-one-of.ts'
import { readTokens, type Token } from './tokens.ts'
import { untoldIn } from './untold.ts'

export const services = ['solar', 'window', 'screen', 'track', 'commercial', 'gutter', 'pressure'] as const
export type Service = (typeof services)[number]
const days = ['premiumDay', 'weekend', 'otherDays'] as const
export type Day = (typeof days)[number]

/** A stretch of a message, from one word up to but without another. */
export type Span = { from: number; to: number }
/** `isAsked` where it ends with a question mark, `isJoined` where a scrap behind it belongs to it: "I have mold, do you treat that?". */
type Clause = Span & { text: string; sentence: number; parts: Span[]; isAsked: boolean; isJoined: boolean }

/** A message in words, with the things in it that are no words: counts, places and times. */
export type Reading = {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  find: Find
  /** Work that is not ours and shall be done. */
  otherJobs: OtherJob[]
  /** What our pages say nothing of, as answers name it. */
  untold: string[]
  counts: { value: number; positions: number[] }[]
  /** The counts that are to be added up. */
  addends: number[]
  numbers: number[]
  /** True where the visitor names a price or a share of one. */
  namesPrice: boolean
  places: { value: Place; positions: number[] }[]
  somewhere: Places
  hour: { value: number; positions: number[] } | undefined
  /** An hour that may be one of the morning or of the evening: "at 7". */
  openHour: number | undefined
  day: Day | undefined
  offHours: Places
  /** Where each kind of thing stands. */
  things: ReadonlyMap<string, Places>
  /** The services that are named only to rule them out: "without the windows". */
  without: ReadonlySet<Service>
  /** True for "not today". */
  isNotToday: boolean
}

// A question is said in less; the rest of a longer message is not read, so that none keeps the others waiting.
const mostWords = 120

const readClauses = (message: string, lexicon: Lexicon): { tokens: Token[]; clauses: Clause[] } => {
  const tokens: Token[] = []
  const clauses: Clause[] = []
  for (const clause of lexicon.clausesOf(message)) {
    const { text, sentence } = clause
    const from = tokens.length
    const parts = clause.parts.map((part) => {
      const start = tokens.length
      tokens.push(...readTokens(part, lexicon, mostWords - start))
      return { from: start, to: tokens.length }
    })
    const to = tokens.length
    const isAsked = text.includes('?')
    const last = clauses.at(-1)
    const said = tokens.slice(from)
    const isTelling =
      said.some(({ word }) => !lexicon.isFiller(word) && !lexicon.isEmpty(word)) ||
      (said.some(({ word }) => lexicon.isQuestionWord(word)) &&
        said.some(({ word }) => !lexicon.isFiller(word) && lexicon.isSubject(word)))
    if (to > from && last && !isTelling) {
      last.to = to
      last.text += ` ${text}`
      last.isJoined = true
      last.parts.push(...parts)
      last.isAsked ||= isAsked
    } else if (to > from)
      clauses.push({
        text,
        sentence,
        from,
        to,
        isAsked,
        isJoined: false,
        parts: parts.filter((part) => part.to > part.from),
      })
    if (tokens.length >= mostWords) break
  }
  return { tokens, clauses }
}

const unknownPlaces = (tokens: readonly Token[], lexicon: Lexicon): Places => {
  const { beforePlace } = lexicon.words
  return tokens.flatMap(({ word, value }, at) => {
    if (value !== undefined || lexicon.isKnown(word) || word.length < 4 || at === 0) return []
    return beforePlace.includes(tokens[at - 1]?.word ?? '') ? [[at]] : []
  })
}

/** The panels that are counted, and how many numbers are prices that the visitor names. */
const readCounts = (numbers: Numbers, tokens: readonly Token[], find: Find, lexicon: Lexicon) => {
  const isNumber = (at: number) => tokens[at]?.value !== undefined
  const isLink = (at: number) => lexicon.isCountLink(tokens[at]?.word)
  // "20-25 panels", "10, 18 and 28 panels"
  const isListed = (at: number) => isNumber(at + 1) || (isLink(at + 1) && isNumber(at + 2))
  // "16 on the garage and 9 on the house"
  const isPlaced = (at: number) =>
    (isLink(at - 1) || (isLink(at - 2) && lexicon.words.ruleOutLinks.includes(tokens[at - 1]?.word ?? ''))) &&
    lexicon.words.countPlaces.includes(tokens[at + 1]?.word ?? '')
  // "Price for 20 and price for 26 panels" counts both.
  const isQuoted = (at: number) =>
    (tokens[at]?.value ?? 0) < leastQuoted && lexicon.words.quoteWords.includes(tokens[at - 2]?.word ?? '')
  // "Is it 175 to 225 for 12 panels?" claims both.
  const isClaimed = (at: number): boolean => {
    if (isQuoted(at)) return false
    return isListed(at)
      ? isClaimed(isNumber(at + 1) ? at + 1 : at + 2)
      : [at - 1, at + 1].some((near) => lexicon.isClaimWord(tokens[near]?.word))
  }
  const isCounted = saysOneOf(tokens, lexicon.words.countVerbs) && !isThere(find.concept('window'))
  const { counts, claims } = countsOf(numbers, find.concept('solar'), isPriceOnly(find) || isCounted, {
    isLinked: (at) => isListed(at) || isLink(at - 1) || isPlaced(at) || isQuoted(at),
    isPlaced,
    isClaimed,
  })
  return {
    claims,
    counts: counts.map((one) => lessOne(one, tokens, lexicon)),
  }
}

/** "Fewer than ten" are nine at most. */
const lessOne = <One extends { value: number; positions: number[] }>(
  one: One,
  tokens: readonly Token[],
  { words }: Lexicon,
): One => {
  const [at = 0] = one.positions
  return saysOneOf(tokens.slice(Math.max(0, at - 2), at), words.lessWords) ? { ...one, value: one.value - 1 } : one
}

/** Reads a message: words corrected, clauses parted, counts, places and times found. */
export const readMessage = (message: string, lexicon: Lexicon, gazetteer: Gazetteer): Reading => {
  const { tokens, clauses } = readClauses(message, lexicon)
  const plain = finder(tokens, lexicon)
  const parts = clauses.flatMap((clause) => clause.parts)
  const out = ruledOut(tokens, parts, lexicon)
  const found = findPlaces(tokens, gazetteer, new Set(plain.concept('study').flat()), lexicon)
  const places = kept(found, out)
  const placeAt = new Set(found.flatMap(({ positions }) => positions))
  const hour = findHour(tokens, lexicon)
  const open = hour ? undefined : findOpenHour(tokens, lexicon)
  const numbers = findNumbers(tokens, lexicon, new Set([...placeAt, ...((hour ?? open)?.positions ?? [])]))
  const dealt = dealtPrices(tokens, numbers, plain, lexicon)
  const countable = numbers.filter((one) => !dealt.includes(one))
  const { counts: counted, claims } = readCounts(countable, tokens, plain, lexicon)
  const { counts, addends } = addCounts(tokens, kept(counted, out), lexicon)
  const namesPrice = claims > 0 || dealt.length > 0 || namesAmount(tokens, plain, lexicon)
  // "It fell since Tuesday" asks for no visit then.
  const isSince = ([at = 0]: readonly number[]) => lexicon.words.sinceWords.includes(tokens[at - 1]?.word ?? '')
  const named = days.flatMap((name) =>
    plain.concept(name).flatMap((positions) => (isSince(positions) ? [] : [{ name, positions }])),
  )
  // "20 panels, but not on a Sunday" is a visit on another day.
  const day = named.filter((one) => !isRuledOut(one, out))[0] ?? (counts.length > 0 ? undefined : named[0])
  // "Good evening" says when somebody writes, not when we should come.
  const isGreeting = ([at = 0]: readonly number[]) => lexicon.words.greetingWords.includes(tokens[at - 1]?.word ?? '')
  // "All cleanings are $49 until midnight" asks for no visit then.
  const isDeadline = ([at = 0]: readonly number[]) => lexicon.words.untilWords.includes(tokens[at - 1]?.word ?? '')
  const offHours = plain.concept('offHours').filter((positions) => !isGreeting(positions) && !isDeadline(positions))
  const somewhere = unknownPlaces(tokens, lexicon).filter(([at]) => !placeAt.has(at ?? -1))
  const things = new Map<string, Places>([
    ['place', places.map(({ positions }) => positions)],
    ['somewhere', somewhere],
    ['count', counts.map(({ positions }) => positions)],
    ['day', named.map(({ positions }) => positions)],
    ['time', [...(hour ? [hour.positions] : []), ...offHours]],
  ])
  const beside = standsBeside(tokens, parts, lexicon)
  const toward = standsToward(tokens, parts, lexicon)
  const wanted = keptServices(plain, out, beside, toward, standsBehindScreens(tokens, plain, lexicon))
  const find = withThings(plain, new Map([...things, ...wanted.places]))
  return {
    tokens,
    clauses,
    find,
    otherJobs: otherJobsIn({ tokens, clauses, find }, lexicon),
    untold: untoldIn(find, lexicon),
    counts,
    addends,
    numbers: kept(countable, out).map((one) => lessOne(one, tokens, lexicon).value),
    namesPrice,
    places,
    somewhere,
    hour,
    openHour: open?.value,
    day: day?.name,
    offHours,
    things,
    without: wanted.without,
    isNotToday: plain.concept('today').some((positions) => isRuledOut({ positions }, out)),
  }
}
