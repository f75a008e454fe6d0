import { freeNumber, isMark, isTerm, type Message } from './message.ts'
import type { Slots } from './slots.ts'

type Plan = Slots['plans'][number]

const planOf = (visitsAYear: number): Plan => {
  if (visitsAYear === 1) return 'once'
  if (visitsAYear === 2) return 'biAnnual'
  return visitsAYear === 4 ? 'quarterly' : 'other'
}

/** Periods per year; undefined for another item. */
const inAYear = (item: Message['items'][number] | undefined): number | undefined => {
  if (isTerm(item, 'year')) return 1
  if (isTerm(item, 'quarter')) return 4
  if (isTerm(item, 'month')) return 12
  return isTerm(item, 'week') ? 52 : undefined
}

/** "Every 3 months", "each quarter", "every other month". */
const everyPeriod = (message: Message, at: number): Plan | undefined => {
  const { items, used } = message
  if (isTerm(items[at], 'everyOther')) {
    const periods = inAYear(items[at + 1])
    return periods === undefined ? undefined : planOf(periods / 2)
  }
  if (!isTerm(items[at], 'every')) return undefined
  const count = freeNumber(message, at + 1)
  const periods = inAYear(items[count === undefined ? at + 1 : at + 2])
  if (periods === undefined) return undefined
  if (count !== undefined) used.add(at + 1)
  return planOf(periods / (count ?? 1))
}

/** "Twice a year", "4 times per year", "2x a year", "once a year". */
const timesAPeriod = (message: Message, at: number): Plan | undefined => {
  const { items, used } = message
  const count = isTerm(items[at], 'twice') ? 2 : isTerm(items[at], 'once') ? 1 : freeNumber(message, at)
  if (count === undefined) return undefined
  const afterTimes = isTerm(items[at + 1], 'times') ? at + 2 : at + 1
  const period = isTerm(items[afterTimes], 'per') ? afterTimes + 1 : afterTimes
  const periods = inAYear(items[period])
  if (afterTimes === at + 1 && items[at]?.kind === 'number') return undefined
  if (periods === undefined || period === at + 1) return undefined
  used.add(at)
  return planOf(count * periods)
}

const named = (item: Message['items'][number]): Plan | undefined => {
  if (isTerm(item, 'biAnnual')) return 'biAnnual'
  if (isTerm(item, 'quarterly')) return 'quarterly'
  if (isTerm(item, 'otherPlan')) return 'other'
  return isTerm(item, 'oncePlan') ? 'once' : undefined
}

/** How often the visitor wants a visit. */
export const readPlans = (message: Message): Slots['plans'] => {
  const plans = message.items.flatMap((item, at) => {
    const isDenied = isTerm(message.items[at - 1], 'without')
    const plan = everyPeriod(message, at) ?? timesAPeriod(message, at) ?? (isDenied ? undefined : named(item))
    return plan && !isMark(item) ? [plan] : []
  })
  return [...new Set(plans)]
}
