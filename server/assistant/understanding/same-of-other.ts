import type { PlanName } from './asked-amounts.ts'
import { fewWords } from './fewer-things.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const planOfVisits = new Map<number, PlanName>([
  [2, 'biAnnual'],
  [4, 'quarterly'],
])
const plans = new Set(['plans', 'plan-terms'])

/** "And four?", after the package of two visits a year. */
const asOtherPlan = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const [plan, ...more] = asked.numbers.flatMap((visits) => planOfVisits.get(visits) ?? [])
  const isOnlyNumber = asked.counts.length + asked.services.size === 0
  if (plan === undefined || more.length > 0 || !isOnlyNumber || !isAskedOf(before, plans)) return undefined
  return { ...before, plans: new Set([plan]), tokens: asked.tokens }
}

// "My office" sounds like ours.
const ofOffice = new Set(['location', 'commercial', 'rentals'])

/** "What about my office?", after the windows of a house: the same work for a business. */
const asBusiness = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isOnlyBusiness = asked.services.size === 1 && asked.services.has('commercial')
  if (!isOnlyBusiness || before.services.size === 0 || before.services.has('commercial')) return undefined
  if (!asked.topics.every(({ id }) => ofOffice.has(id))) return undefined
  return { ...asked, services: asked.services.union(before.services), topics: [{ id: 'commercial', share: 1 }] }
}

const canceled = new Set(['cancellation'])
// What "it's in three hours" sounds like.
const ofTime = new Set(['duration', 'same-day', 'hours', 'booking'])

/** "It's in three hours", after how to cancel: which visit it is. */
const asVisitTold = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isTold = !asked.tokens.some(({ word }) => asked.lexicon.isQuestionWord(word))
  const isOfVisit = isAskedOf(before, canceled) && asked.topics.every(({ id }) => ofTime.has(id))
  const isTimed =
    asked.numbers.length > 0 || asked.hour !== undefined || saysOneOf(asked.tokens, asked.lexicon.words.hourWords)
  return isTold && isOfVisit && isTimed ? { ...asked, topics: before.topics, alone: undefined } : undefined
}

/** Reads what asks the same of another plan, for a business or of the visit that is told of; undefined where it does none. */
export const asSameOfOther = (asked: Understanding, before: Understanding): Understanding | undefined => {
  if (asked.tokens.length > fewWords) return undefined
  return (
    asVisitTold(asked, before) ??
    (asked.isFollowUp ? (asOtherPlan(asked, before) ?? asBusiness(asked, before)) : undefined)
  )
}
