import { addFigures } from '../../../pricing/add-figures.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isBesideSingle, isComparing } from './comparing.ts'
import { type Base, solarBase, solarFigure } from './panels.ts'
import type { ReplyContext } from './reply-context.ts'

const visitsOf = { biAnnual: 2, quarterly: 4 } as const

/** The one plan that is asked for; undefined where it is open which. */
const onePlan = ({ plans }: Understanding): keyof typeof visitsOf | undefined => {
  if (plans.size !== 1) return undefined
  if (plans.has('biAnnual')) return 'biAnnual'
  return plans.has('quarterly') ? 'quarterly' : undefined
}

/** What the visits of a plan cost one by one, for a comparison. */
const byVisit = (asked: Understanding, plan: keyof typeof visitsOf, context: ReplyContext): string[] => {
  const { say } = context
  const range = solarFigure(asked, context)
  const visits = visitsOf[plan]
  // "Two visits a year or four?" compares the plans.
  const isOfPlans = asked.plans.size > 1 && !isBesideSingle(asked)
  if (!range || isOfPlans || !isComparing(asked)) return []
  const sum = addFigures(Array.from({ length: visits }, () => range)).text
  return [say('byVisit', { visits, range: range.text, sum })]
}

/** "Does the twice a year plan include windows too?", "twice a year, panels and windows", "is it for solar only?" */
const asksWhatFor = (asked: Understanding): boolean => {
  const { isPolar, services, tokens, lexicon } = asked
  if (services.has('window')) return true
  return services.has('solar') && isPolar && !isComparing(asked) && saysOneOf(tokens, lexicon.words.onlyWords)
}

const isOfWindowsOnly = ({ services, counts, tokens, lexicon: { words } }: Understanding): boolean =>
  services.has('window') && !services.has('solar') && counts.length === 0 && !saysOneOf(tokens, words.includingWords)

/** "A quarterly plan for our windows": what a package is for, and what a visit costs. */
const windowsBase = (named: readonly (keyof typeof visitsOf)[], { say, pricing }: ReplyContext): Base => ({
  lines: [
    say('planWindows'),
    say('windows', { range: pricing.windows.exterior.text }),
    ...named.map((name) => say(name, { range: pricing.plans[name].text })),
  ],
  figure: pricing.windows.exterior,
})

/** What plans cost a year; beside it, where they are compared, what their visits would cost one by one. */
export const planBase = (asked: Understanding, context: ReplyContext): Base => {
  const { plans, counts } = asked
  const { say, pricing } = context
  const isAny = plans.size === 0 || plans.has('monthly')
  const named = (['biAnnual', 'quarterly'] as const).filter((name) => isAny || plans.has(name))
  if (isOfWindowsOnly(asked)) return windowsBase(named, context)
  const plan = onePlan(asked)
  const isPricedBeside = asked.services.has('window') && !asked.isPolar
  const whatFor = [
    ...(asksWhatFor(asked) ? [say('planWindows')] : []),
    ...(isPricedBeside ? [say('windows', { range: pricing.windows.exterior.text })] : []),
  ]
  return {
    ...(plan && { figure: pricing.plans[plan], visits: visitsOf[plan] }),
    lines: [
      ...(asked.isPolar && plan && saysConcept(asked, 'less') ? [say('yes')] : []),
      // "20 panels, and is that cheaper with a plan?"
      ...(counts.length > 0 && (!plan || saysConcept(asked, 'less', 'comparing'))
        ? solarBase(asked, context).lines
        : []),
      ...(counts.length === 0 && isBesideSingle(asked)
        ? [say('single', { range: pricing.solar.residential.text })]
        : []),
      ...(asked.isPolar ? whatFor : []),
      ...(plans.has('monthly') ? [say('noMonthly')] : []),
      ...named.flatMap((name) => [say(name, { range: pricing.plans[name].text }), ...byVisit(asked, name, context)]),
      say('packages'),
      ...(asked.isPolar ? [] : whatFor),
    ],
  }
}
