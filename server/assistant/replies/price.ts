import type { Figure } from '../../../content/schema/figure.ts'
import type { Pricing } from '../../../content/schema/pricing.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isPremiumVisit, premiumLines } from './hours.ts'
import type { ReplyContext } from './reply-context.ts'
import { addFigures } from './sums.ts'
import { travelLines } from './travel.ts'

type Base = { lines: string[]; figure?: Figure | undefined }

/** The published price of a visit for so many panels; undefined below the smallest published size. */
export const tierOf = ({ panels, solar }: Pricing, count: number): Figure | undefined => {
  if (count < panels.small.from) return undefined
  if (count >= panels.large.from) return solar.large
  return count >= panels.medium.from ? solar.medium : solar.small
}

const mostCounts = 3

const countLines = (count: number, { say, pricing, manyPanels }: ReplyContext): string[] => {
  const tier = tierOf(pricing, count)
  if (!tier) return [say('tierBelow', { count, panels: pricing.panels.small.text, range: pricing.solar.small.text })]
  // So many panels stand on no home.
  if (count >= manyPanels) return [say('tierHuge', { range: pricing.solar.commercial.text })]
  return [say('tier', { count, range: tier.text })]
}

const priceOf = (count: number, { pricing, manyPanels }: ReplyContext): Figure | undefined =>
  count >= manyPanels ? pricing.solar.commercial : tierOf(pricing, count)

const solarBase = ({ counts }: Understanding, context: ReplyContext): Base => {
  if (counts.length === 0) return { lines: [context.say('tiers'), context.say('tiersAsk')] }
  const [only] = counts
  const figure = counts.length === 1 && only !== undefined ? priceOf(only, context) : undefined
  return { lines: counts.slice(0, mostCounts).flatMap((count) => countLines(count, context)), figure }
}

const commercialBase = ({ services }: Understanding, { say, pricing }: ReplyContext): Base => {
  const range = pricing.solar.commercial.text
  if (services.has('window') && !services.has('solar'))
    return { lines: [say('commercialWindows'), say('commercial', { range })] }
  const windows = services.has('window') ? [say('commercialWindows')] : []
  return {
    lines: [say('commercial', { range }), ...windows],
    figure: services.has('window') ? undefined : pricing.solar.commercial,
  }
}

const planBase = (asked: Understanding, context: ReplyContext): Base => {
  const { plans, counts } = asked
  const { say, pricing } = context
  const isAny = plans.size === 0 || plans.has('monthly')
  return {
    lines: [
      // "20 panels, and is that cheaper with a plan?"
      ...(counts.length > 0 ? solarBase(asked, context).lines : []),
      ...(plans.has('monthly') ? [say('noMonthly')] : []),
      ...(isAny || plans.has('biAnnual') ? [say('biAnnual', { range: pricing.plans.biAnnual.text })] : []),
      ...(isAny || plans.has('quarterly') ? [say('quarterly', { range: pricing.plans.quarterly.text })] : []),
      say('packages'),
    ],
  }
}

const homeBase = (asked: Understanding, context: ReplyContext): Base => {
  const { say, pricing } = context
  const { services, counts } = asked
  const isSolar = services.has('solar') || counts.length > 0
  const outside = say('windows', { range: pricing.windows.exterior.text })
  const windows = asked.isInside ? `${outside} ${say('inside')}` : outside
  if (isSolar && services.has('window')) {
    const single = [...(counts.length > 0 ? solarBase(asked, context).lines : [say('tiers')]), windows]
    return { lines: [say('bundle', { range: pricing.windows.bundle.text }), ...single], figure: pricing.windows.bundle }
  }
  if (services.has('window')) return { lines: [windows], figure: pricing.windows.exterior }
  if (isSolar) return solarBase(asked, context)
  const isOther = (['screen', 'track', 'gutter', 'pressure'] as const).some((name) => services.has(name))
  return isOther ? { lines: [] } : { lines: [...solarBase(asked, context).lines, windows] }
}

const otherLines = ({ services, topics }: Understanding, { say }: ReplyContext): string[] => {
  const isAnswered = (topic: string) => topics.some(({ id }) => id === topic)
  return [
    ...(services.has('screen') || services.has('track') ? [say('screens')] : []),
    ...(services.has('gutter') && !isAnswered('gutters') ? [say('gutters')] : []),
    ...(services.has('pressure') && !isAnswered('pressure-washing') ? [say('pressure')] : []),
  ]
}

const baseOf = (asked: Understanding, context: ReplyContext): Base => {
  const topics = asked.topics.map(({ id }) => id)
  const isOne = asked.services.has('solar') !== asked.services.has('window')
  // "20 panels, how much all together" asks for a sum, not for windows as well.
  if (topics.includes('bundle') && !(topics.includes('price') && isOne)) {
    const both = new Set([...asked.services, 'solar', 'window'] as const)
    return homeBase({ ...asked, services: both }, context)
  }
  if (asked.plans.size > 0 || topics.includes('plans')) return planBase(asked, context)
  return asked.services.has('commercial') ? commercialBase(asked, context) : homeBase(asked, context)
}

const sumLine = (base: Figure, asked: Understanding, { say, pricing }: ReplyContext): string[] => {
  const travel = asked.places.length === 1 && asked.places[0]?.travel === 'extended' ? pricing.fees.travel : undefined
  const premium = isPremiumVisit(asked, pricing) ? pricing.fees.premium : undefined
  if (!travel && !premium) return []
  const parts = [
    say('partVisit', { range: base.text }),
    ...(travel ? [say('partTravel', { range: travel.text })] : []),
    ...(premium ? [say('partPremium', { range: premium.text })] : []),
  ]
  const figures = [base, travel, premium].filter((figure) => figure !== undefined)
  return [say('sum', { parts: parts.join(' + '), sum: addFigures(figures) })]
}

/** What a visit costs: the published range, what place and time add, and the sum with its parts. */
export const priceReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { lines, figure } = baseOf(asked, context)
  const price = [
    ...(asked.namesPrice ? [context.say('published')] : []),
    ...lines,
    ...otherLines(asked, context),
    ...(asked.places.length > 0 ? travelLines(asked, context) : []),
    ...premiumLines(asked, context),
    ...(figure ? sumLine(figure, asked, context) : []),
  ]
  // One way to a quote is enough.
  return price.some((line) => line.includes('/#quote')) ? price : [...price, context.say('written')]
}

/** How a price comes about: by the size of the system, or by the panes. */
export const panelLimitReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  if (asked.services.has('window') && !asked.services.has('solar'))
    return [say('byWindow', { range: pricing.windows.exterior.text })]
  return [say('byPanel'), ...asked.counts.slice(0, mostCounts).flatMap((count) => countLines(count, context))]
}
