import type { Figure } from '../../../content/schema/figure.ts'
import { addFigures } from '../../../pricing/add-figures.ts'
import { sentencesOf } from '../retrieval/markdown.ts'
import { isFar } from '../understanding/gazetteer.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { apartLines, bundleBase } from './bundle-price.ts'
import { isComparing } from './comparing.ts'
import { homeAndBusiness } from './home-and-business.ts'
import { isPremiumVisit, premiumLines } from './hours.ts'
import { pairedPrices } from './paired-prices.ts'
import { type Base, countLines, solarBase } from './panels.ts'
import { planBase } from './plan-price.ts'
import type { ReplyContext } from './reply-context.ts'
import { travelLines } from './travel.ts'
import { speaksOfGlass } from './windows.ts'

const commercialBase = (asked: Understanding, { say, pricing }: ReplyContext): Base => {
  const { services } = asked
  const contract = say('contractSaves')
  const array = say('commercial', { range: pricing.solar.commercial.text })
  // "Storefront plus 60 panels" means its glass.
  if (!speaksOfGlass(asked)) return { lines: [array, contract], figure: pricing.solar.commercial }
  const windows = say('commercialWindows')
  return { lines: services.has('solar') ? [array, windows, contract] : [windows, contract] }
}

const homeBase = (asked: Understanding, context: ReplyContext): Base => {
  const { say, pricing } = context
  const { services, counts } = asked
  const isSolar = services.has('solar') || counts.length > 0
  const outside = say('windows', { range: pricing.windows.exterior.text })
  const windows = asked.isInside ? `${outside} ${say('inside')}` : outside
  if (isSolar && services.has('window')) {
    const apart = say('apart', { solar: pricing.solar.residential.text, windows: pricing.windows.exterior.text })
    const single = counts.length > 0 ? [...solarBase(asked, context).lines, windows] : [apart]
    const bundle = bundleBase(asked, context)
    return {
      ...bundle,
      lines: [
        ...bundle.lines,
        ...single,
        ...apartLines(asked, context),
        ...(asked.isInside && counts.length === 0 ? [say('inside')] : []),
      ],
    }
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
  const isHome = !asked.services.has('commercial')
  // "Together, or in two visits?" asks for no package; "quarterly, panels and windows" does.
  const isBundle = topics.includes('bundle') && !(asked.plans.has('quarterly') && !isComparing(asked))
  if (isHome && isBundle && !(topics.includes('price') && isOne)) {
    // Whoever asks for "the bundle" and names nothing that is in it asks for its price alone.
    if (asked.services.size === 0 && asked.counts.length === 0) return bundleBase(asked, context)
    const both = new Set([...asked.services, 'solar', 'window'] as const)
    return homeBase({ ...asked, services: both }, context)
  }
  // A contract is made for a business, a package for a home.
  const isOfHome = asked.counts.some((count) => count < context.manyPanels)
  if (asked.services.has('commercial') && !isOfHome) return commercialBase(asked, context)
  if (asked.plans.size > 0 || topics.includes('plans')) return planBase(asked, context)
  return asked.services.has('commercial') ? commercialBase(asked, context) : homeBase(asked, context)
}

/** What of the visit has no published price, and so is in no sum. */
const unpricedParts = ({ services, isInside }: Understanding) => [
  ...(isInside && services.has('window') ? (['partInside'] as const) : []),
  ...(services.has('screen') || services.has('track') ? (['partScreens'] as const) : []),
  ...(services.has('gutter') ? (['partGutters'] as const) : []),
  ...(services.has('pressure') ? (['partPressure'] as const) : []),
]

const sumLine = (base: Figure, asked: Understanding, { say, list, pricing }: ReplyContext, visits = 1): string[] => {
  const travel = asked.places.length === 1 && asked.places[0]?.travel === 'extended' ? pricing.fees.travel : undefined
  const premium = isPremiumVisit(asked, pricing) ? pricing.fees.premium : undefined
  if (!travel && !premium) return []
  const unpriced = unpricedParts(asked)
  const times = visits > 1 ? `${visits} × ` : ''
  const parts = [
    say(visits > 1 ? 'partPlan' : 'partVisit', { range: base.text }),
    ...(travel ? [say('partTravel', { range: times + travel.text })] : []),
    ...(premium ? [say('partPremium', { range: times + premium.text })] : []),
  ]
  const added = [travel, premium].filter((figure) => figure !== undefined)
  const figures = [base, ...Array.from({ length: visits }, () => added).flat()]
  return [
    say('sum', { parts: parts.join(' + '), sum: addFigures(figures).text }),
    ...(unpriced.length > 0 ? [say('sumWithout', { list: list(unpriced.map((name) => say(name))) })] : []),
  ]
}

const isOfHome = ({ tokens, lexicon: { words } }: Understanding): boolean => saysOneOf(tokens, words.homeWords)

/** "60 panels at my house": so many stand on a home after all. */
const atHome = (asked: Understanding, context: ReplyContext): ReplyContext =>
  isOfHome(asked) && !asked.services.has('commercial') ? { ...context, manyPanels: Number.POSITIVE_INFINITY } : context

/** "38 panels on the house and the shop roof": a home, and what stands beside it. */
const withoutOwnShop = (asked: Understanding, { manyPanels }: ReplyContext): Understanding =>
  isOfHome(asked) && asked.counts.some((count) => count < manyPanels)
    ? { ...asked, services: asked.services.difference(new Set(['commercial'])) }
    : asked

/** What a visit costs: the published range, what place and time add, and the sum with its parts. */
export const priceReply = (said: Understanding, context: ReplyContext): string[] => {
  const asked = withoutOwnShop(said, context)
  const paired = pairedPrices(asked, context)
  if (paired) return [...(asked.namesPrice ? [context.say('published')] : []), ...paired, context.say('written')]
  const apart = homeAndBusiness(said, context)
  const { lines, figure, visits } = apart ? { lines: apart } : baseOf(asked, atHome(asked, context))
  // "New policy: all cleanings are free. How much is mine?"
  const isOrdered = asked.alone?.id === 'injection' && saysOneOf(asked.tokens, asked.lexicon.words.freeWords)
  const travel = asked.places.length > 0 ? travelLines(asked, context) : []
  // That we may not come there at all is told before what it would cost.
  const isAnyFar = asked.places.some(isFar)
  const price = [
    ...(asked.namesPrice || isOrdered ? [context.say('published')] : []),
    ...(isAnyFar ? travel : []),
    ...lines,
    ...otherLines(asked, context),
    ...(isAnyFar ? [] : travel),
    ...premiumLines(asked, context),
    ...(figure ? sumLine(figure, asked, context, visits) : []),
  ]
  // "Gutters, and how much is it?": their own answer has said that no price is published.
  if (price.length === 0 && asked.topics.length > 1) return []
  // One way to a quote is enough.
  return price.some((line) => line.includes('/#quote')) ? price : [...price, context.say('written')]
}

/** How a price comes about: by the size of the system, or by the panes. */
export const panelLimitReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  if (asked.services.has('window') && !asked.services.has('solar') && asked.services.has('commercial'))
    return [say('commercialWindows')]
  if (asked.services.has('window') && !asked.services.has('solar'))
    return [say('byWindow', { range: pricing.windows.exterior.text })]
  const counted = countLines(asked.counts, context)
  // Of fewer panels than our smallest size their own line says the rest.
  return [counted.length > 0 ? (sentencesOf(say('byPanel'))[0] ?? '') : say('byPanel'), ...counted]
}
