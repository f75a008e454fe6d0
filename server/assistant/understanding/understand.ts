import type { Find, Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { findCounts, findPlaces } from './entities.ts'
import { finder } from './find.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { findHour } from './hour.ts'
import { readTokens, type Token } from './tokens.ts'
import { chooseTopics, scoreTopics, type TopicMatch } from './topics.ts'

export const services = ['solar', 'window', 'screen', 'track', 'commercial', 'gutter', 'pressure'] as const
export const planNames = ['biAnnual', 'quarterly', 'monthly'] as const
export type Service = (typeof services)[number]
export type Day = 'premiumDay' | 'weekend' | 'otherDays'

/** What a message asks, in the terms that answers are put together from. */
export type Understanding = {
  lexicon: Lexicon
  tokens: readonly Token[]
  topics: TopicMatch[]
  alone: TopicMatch | undefined
  services: ReadonlySet<Service>
  plans: ReadonlySet<(typeof planNames)[number]>
  counts: number[]
  places: Place[]
  isSomewhere: boolean
  day: Day | undefined
  hour: number | undefined
  isOffHours: boolean
  isHoliday: boolean
  namesPrice: boolean
  /** Words that are neither ours nor small talk. */
  foreign: string[]
  leftovers: { count: boolean; place: boolean; time: boolean }
}

const flat = (places: Places) => places.flat()

const unknownPlaces = (tokens: readonly Token[], lexicon: Lexicon, message: string): Places => {
  const { beforePlace } = lexicon.words
  return tokens.flatMap(({ word, value }, at) => {
    if (value !== undefined || lexicon.isKnown(word) || word.length < 4 || at === 0) return []
    const isCapital = message.includes(`${word[0]?.toUpperCase()}${word.slice(1)}`)
    return isCapital || beforePlace.includes(tokens[at - 1]?.word ?? '') ? [[at]] : []
  })
}

const consumption = (find: Find, taken: Record<'count' | 'place' | 'time', number[]>) => {
  const service = services.flatMap((name) => flat(find.concept(name)))
  const clean = flat(find.concept('clean'))
  const all = [...taken.count, ...taken.place, ...taken.time, ...service, ...clean]
  const byTopic: Record<string, number[]> = {
    price: [...all, ...planNames.flatMap((name) => flat(find.concept(name)))],
    bundle: all,
    plans: all,
    area: [...taken.place, ...service, ...clean],
    utility: taken.place,
    travel: [...taken.place, ...flat(find.concept('extra')), ...flat(find.concept('price'))],
    premium: [...taken.time, ...flat(find.concept('price'))],
    hours: taken.time,
    commercial: service,
  }
  return (id: string): number[] => byTopic[id] ?? [...service, ...clean]
}

/** Reads one message in one language. */
export const understand = (message: string, lexicon: Lexicon, gazetteer: Gazetteer): Understanding => {
  const tokens = readTokens(message, lexicon)
  const plainFind = finder(tokens, lexicon)
  const blocked = new Set(flat(plainFind.concept('study')))
  const places = findPlaces(tokens, gazetteer, blocked)
  const placeAt = new Set(places.flatMap(({ positions }) => positions))
  const hour = findHour(tokens, lexicon)
  const isPriceOnly =
    plainFind.concept('price').length + plainFind.word('how_much').length > 0 &&
    services.every((name) => plainFind.concept(name).length === 0)
  const counts = findCounts(
    tokens,
    lexicon,
    plainFind.concept('solar'),
    new Set([...placeAt, ...(hour?.positions ?? [])]),
    isPriceOnly,
  )
  const dayPlaces = (['premiumDay', 'weekend', 'otherDays'] as const).flatMap((name) =>
    plainFind.concept(name).map((positions) => ({ name, positions })),
  )
  const offHours = plainFind.concept('offHours')
  const time: Places = [...(hour ? [hour.positions] : []), ...offHours]
  const somewhere = unknownPlaces(tokens, lexicon, message).filter(([at]) => !placeAt.has(at ?? -1))
  const extra = new Map<string, Places>([
    ['place', places.map(({ positions }) => positions)],
    ['somewhere', somewhere],
    ['count', counts.map(({ positions }) => positions)],
    ['day', dayPlaces.map(({ positions }) => positions)],
    ['time', time],
  ])
  const find = finder(tokens, lexicon, extra)
  const taken = {
    count: counts.flatMap(({ positions }) => positions),
    place: [...placeAt, ...flat(somewhere)],
    time: [...flat(time), ...dayPlaces.flatMap(({ positions }) => [...positions])],
  }
  const scored = scoreTopics(lexicon, find)
  const topics = chooseTopics(scored, consumption(find, taken))
  const isChosen = (...ids: string[]) => topics.some(({ id }) => ids.includes(id))
  const known = new Set(isChosen('area', 'travel') ? taken.place : placeAt)
  return {
    lexicon,
    tokens,
    topics,
    alone: scored.find(({ alone }) => alone),
    services: new Set(services.filter((name) => find.concept(name).length > 0)),
    plans: new Set(planNames.filter((name) => find.concept(name).length > 0)),
    counts: [...new Set(counts.map(({ value }) => value))],
    places: [...new Set(places.map(({ value }) => value))],
    isSomewhere: somewhere.length > 0,
    day: dayPlaces[0]?.name,
    hour: hour?.value,
    isOffHours: offHours.length > 0,
    isHoliday: find.concept('holiday').length > 0,
    namesPrice: tokens.some(({ isMoney }) => isMoney),
    foreign: tokens
      .filter(({ word, value }, at) => value === undefined && !known.has(at) && isForeign(word, lexicon))
      .map(({ word }) => word),
    leftovers: {
      count: taken.count.length > 0 && !isChosen('price', 'bundle', 'plans', 'duration', 'how-often'),
      place: places.length > 0 && !isChosen('price', 'bundle', 'area', 'travel', 'utility', 'plans'),
      time: taken.time.length > 0 && !isChosen('price', 'bundle', 'premium', 'hours', 'same-day', 'plans'),
    },
  }
}

// A language without articles has too few known words to tell a strange one by.
const isForeign = (word: string, lexicon: Lexicon): boolean =>
  (lexicon.hasReading || lexicon.isOrdinary(word)) &&
  !lexicon.isFiller(word) &&
  !lexicon.isNeutral(word) &&
  !lexicon.isSubject(word) &&
  (lexicon.isOrdinary(word) || !lexicon.isKnown(word))
