import type { Figure } from '../../../content/schema/figure.ts'
import { addFigures } from '../../../pricing/add-figures.ts'
import { solarVisit } from '../../../pricing/panels.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** What is said of a price, and the price itself where it is one; `visits` are those of a year that it is the price of. */
export type Base = { lines: string[]; figure?: Figure | undefined; visits?: number }

const mostCounts = 3

const countLine = (count: number, { say, pricing, manyPanels }: ReplyContext): string => {
  const tier = solarVisit(pricing, count)
  if (!tier) return say('tierBelow', { count, panels: pricing.panels.small.text, range: pricing.solar.small.text })
  // So many panels stand on no home.
  if (count >= manyPanels) return say('tierHuge', { range: pricing.solar.commercial.text })
  return say('tier', { count, range: tier.text })
}

const priceOf = (count: number, { pricing, manyPanels }: ReplyContext): Figure | undefined =>
  count >= manyPanels ? pricing.solar.commercial : solarVisit(pricing, count)

/** The one price of all counts; undefined where they differ. */
const priceOfAll = (counts: readonly number[], context: ReplyContext): Figure | undefined => {
  const [first, ...more] = counts.map((count) => priceOf(count, context))
  return more.every((figure) => figure === first) ? first : undefined
}

/** The price of each number of panels that was counted. */
export const countLines = (counts: readonly number[], context: ReplyContext): string[] => {
  const { say, list, manyPanels } = context
  const named = counts.slice(0, mostCounts)
  const same = priceOfAll(named, context)
  if (same && named.length > 1 && named.every((count) => count < manyPanels))
    return [say('tierSame', { list: list(named.map(String)), range: same.text })]
  return [...new Set(named.map((count) => countLine(count, context)))]
}

/** The price of all counted panels as one array: "2 rows of 12 panels". */
const sumOfPanels = (addends: readonly number[], context: ReplyContext): Base => {
  const count = addends.reduce((sum, one) => sum + one, 0)
  const figure = priceOf(count, context)
  if (!figure) return { lines: countLines(addends, context) }
  return { lines: [context.say('tierSum', { parts: addends.join(' + '), count, range: figure.text })], figure }
}

/** What counted panels cost where each stands in a place of its own. */
const asVisits = (addends: readonly number[], context: ReplyContext): string[] => {
  const figures = addends.flatMap((count) => priceOf(count, context) ?? [])
  const [first] = figures
  const isAlike = figures.length > mostCounts && figures.every((figure) => figure === first)
  const parts = isAlike ? `${figures.length} × ${first?.text}` : figures.map(({ text }) => text).join(' + ')
  return figures.length === addends.length ? [context.say('visits', { parts, sum: addFigures(figures).text })] : []
}

/** What a visit to solar panels costs. */
export const solarBase = ({ counts, addends }: Understanding, context: ReplyContext): Base => {
  if (counts.length === 0) return { lines: [context.say('tiers'), context.say('tiersAsk')] }
  if (addends.length < 2) return { lines: countLines(counts, context), figure: priceOfAll(counts, context) }
  const isOneArray = counts.length === 1 && addends.every((one) => one !== counts[0])
  if (isOneArray) return sumOfPanels(addends, context)
  // "Two houses with 12 panels each" stand in no one place.
  const isHouses = counts.length === 1
  const inOnePlace = isHouses ? [] : sumOfPanels(addends, context).lines
  return { lines: [...countLines(counts, context), ...inOnePlace, ...asVisits(addends, context)] }
}

/** The price of a visit to the panels that are counted; undefined where they have none in common. Of any home without a count. */
export const solarFigure = (asked: Understanding, context: ReplyContext): Figure | undefined =>
  asked.counts.length > 0 ? solarBase(asked, context).figure : context.pricing.solar.residential
