import { sentencesOf } from '../retrieval/markdown.ts'
import { isFar } from '../understanding/gazetteer.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const notServed = ({ places }: Understanding, { say }: ReplyContext): string[] => {
  const lines = places.filter(isFar).map(({ kind, name }) => say(kind, { place: name }))
  // Whom to call is said once, after the last place.
  return lines.map((line, at) => (at < lines.length - 1 ? (sentencesOf(line)[0] ?? line) : line))
}

/** The travel fee of each place that was named; of places that we do not list, only that. */
export const travelLines = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  const lines = asked.places.flatMap(({ name, travel }) => {
    if (travel === 'none') return [say('travelNone', { place: name })]
    return travel === 'extended' ? [say('travelFee', { place: name, range: pricing.fees.travel.text })] : []
  })
  return [
    ...lines,
    ...(asked.places.some(({ kind }) => kind === 'county') ? [say('travelAsk')] : []),
    ...asked.places.flatMap(({ kind, name }) =>
      kind === 'named' ? [say('travelNamed', { place: name, range: pricing.fees.travel.text })] : [],
    ),
    ...notServed(asked, context),
  ]
}

/** What the drive costs. */
export const travelReply = (asked: Understanding, context: ReplyContext): string[] => {
  if (asked.places.length > 0) return travelLines(asked, context)
  return asked.isSomewhere ? [context.say('travelAsk'), unsurePlace(context)] : [context.say('travelAsk')]
}

/** That the drive is paid for each visit, in a plan too. */
export const travelEachReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  const isFree = asked.places.length > 0 && asked.places.every(({ travel }) => travel === 'none')
  const isCharged = asked.places.some(({ travel }) => travel === 'extended')
  if (isFree) return travelLines(asked, context)
  const lines = isCharged ? travelLines(asked, context) : []
  // "Is the drive included?", and not "do I pay it each time?".
  const isIncluding = asked.isPolar && saysOneOf(asked.tokens, asked.lexicon.words.inclusion.included)
  return [...(isIncluding ? [say('no')] : []), say('travelEach', { range: pricing.fees.travel.text }), ...lines]
}

const servedNames = ({ gazetteer }: ReplyContext) =>
  gazetteer.places.filter(({ kind }) => kind === 'served').map(({ name }) => name)

const unsurePlace = (context: ReplyContext): string =>
  context.say('unsurePlace', { list: context.list(servedNames(context)) })

const countyPlaces = (county: string, { content, list }: ReplyContext): string => {
  const cities = content.cities.filter((city) => `${city.county} County` === county && city.name !== county)
  const page = content.cities.find(({ name }) => name === county)
  const core = content.business.coreCities.filter((name) => page?.neighborhoods.includes(name))
  return list([...new Set([...cities.map(({ name }) => name), ...core])])
}

/** Whether we come to a place, and what the drive costs. */
export const areaReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, list } = context
  if (asked.places.length === 0) {
    return [asked.isSomewhere ? unsurePlace(context) : say('area', { list: list(servedNames(context)) })]
  }
  const pages = asked.places.flatMap(({ kind, name, path }) =>
    kind === 'served' && path && asked.places.length === 1 ? [say('cityLink', { place: name, path })] : [],
  )
  const lines = asked.places.flatMap(({ kind, name, path, of }) => {
    if (kind === 'county') return [say('servedCounty', { place: name, list: countyPlaces(name, context) })]
    if (kind === 'named' && of && path) return [say('servedNamed', { place: name, of, path })]
    if (kind !== 'served') return []
    return [say('served', { place: name })]
  })
  return [...lines, ...travelLines(asked, context), ...pages]
}
