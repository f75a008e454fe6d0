import { addFigures } from '../../../pricing/add-figures.ts'
import { solarVisit } from '../../../pricing/panels.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isPremiumVisit, premiumLines } from './hours.ts'
import type { ReplyContext } from './reply-context.ts'

/** True where each count stands with its place and nothing else is priced, also after a follow-up changed some of it. */
const isPaired = ({ pairs, counts, places, plans, services, topics }: Understanding, context: ReplyContext): boolean =>
  pairs.length > 1 &&
  plans.size === 0 &&
  topics.every(({ id }) => id !== 'plans' && id !== 'bundle') &&
  [...services].every((name) => name === 'solar') &&
  counts.every((count) => pairs.some((pair) => pair.count === count)) &&
  places.every((place) => pairs.some((pair) => pair.place === place)) &&
  pairs.every(
    ({ count, place }) =>
      counts.includes(count) &&
      place.travel !== undefined &&
      count < context.manyPanels &&
      solarVisit(context.pricing, count),
  )

/** What a visit to each of two or three places costs, and all of them together; undefined where none are paired. */
export const pairedPrices = (asked: Understanding, context: ReplyContext): string[] | undefined => {
  if (!isPaired(asked, context)) return undefined
  const { say, pricing } = context
  const { travel, premium } = pricing.fees
  const visits = asked.pairs.map(({ count, place }) => {
    const base = solarVisit(pricing, count) ?? pricing.solar.small
    const added = [
      ...(place.travel === 'extended' ? [{ name: 'partTravel', figure: travel } as const] : []),
      ...(isPremiumVisit(asked, pricing) ? [{ name: 'partPremium', figure: premium } as const] : []),
    ]
    const parts = [{ name: 'partVisit', figure: base } as const, ...added]
    const said = parts.map(({ name, figure }) => say(name, { range: figure.text })).join(' + ')
    const figures = parts.map(({ figure }) => figure)
    const sum = figures.length > 1 ? ` = ${addFigures(figures).text}` : ''
    const line = say(place.travel === 'none' ? 'pairFree' : 'pair', {
      count,
      place: place.name,
      price: `${said}${sum}`,
    })
    return { line, said, figures }
  })
  const parts = visits.map(({ said }) => said).join(' + ')
  const sum = addFigures(visits.flatMap(({ figures }) => figures)).text
  return [...visits.map(({ line }) => line), ...premiumLines(asked, context), say('sum', { parts, sum })]
}
