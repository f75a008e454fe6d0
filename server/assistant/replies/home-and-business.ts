import { addFigures } from '../../../pricing/add-figures.ts'
import { solarVisit } from '../../../pricing/panels.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

type Site = { count: number; isBusiness: boolean }

/** The words that go with each count: those behind it, and those before it where the places come first ("my home has 20"). */
const sitesOf = ({ tokens, counts, numbers, lexicon }: Understanding): Site[] => {
  const counted = new Set([...counts, ...numbers])
  const marks = tokens.flatMap(({ value }, at) => (value !== undefined && counted.has(value) ? [at] : []))
  const isPlace = (at: number): boolean => {
    const token = tokens.slice(at, at + 1)
    return saysOneOf(token, lexicon.words.homeWords) || saysConcept({ tokens: token, lexicon }, 'commercial')
  }
  const places = tokens.flatMap((_, at) => (isPlace(at) ? [at] : []))
  const isPlaceFirst = (places[0] ?? 0) < (marks[0] ?? 0)
  return marks.flatMap((mark, turn) => {
    const [from, to] = isPlaceFirst ? [marks[turn - 1] ?? 0, mark] : [mark, marks[turn + 1] ?? tokens.length]
    const words = tokens.slice(from, to)
    const isHome = saysOneOf(words, lexicon.words.homeWords)
    const isBusiness = saysConcept({ tokens: words, lexicon }, 'commercial')
    return isHome === isBusiness ? [] : [{ count: tokens[mark]?.value ?? 0, isBusiness }]
  })
}

/** "20 panels at home and 60 at my shop": the price of each, and of both; undefined where it is not one of each. */
export const homeAndBusiness = (asked: Understanding, { say, pricing }: ReplyContext): string[] | undefined => {
  const sites = sitesOf(asked)
  const [home, business] = [sites.find((site) => !site.isBusiness), sites.find((site) => site.isBusiness)]
  const isOfGlass = asked.services.has('window') && asked.counts.length === 0
  const figure = home && solarVisit(pricing, home.count)
  if (!figure || !business || sites.length !== 2 || isOfGlass || asked.plans.size > 0) return undefined
  const { commercial } = pricing.solar
  return [
    say('tier', { count: home.count, range: figure.text }),
    say('commercial', { range: commercial.text }),
    say('visits', { parts: `${figure.text} + ${commercial.text}`, sum: addFigures([figure, commercial]).text }),
  ]
}
