import { isAskedOf } from './is-asked-of.ts'
import type { Understanding } from './understand.ts'
import { asksYesOrNo } from './yes-or-no.ts'

const glass = ['solar', 'window'] as const
const priced = new Set(['price', 'plans'])

/**
 * Reads "does that include the windows?", after the price of panels or of a plan, as asked of a thing that has a price of
 * its own. Undefined for any other question.
 */
export const asOtherThing = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isWhether = isAskedOf(asked, 'included') && asksYesOrNo(asked.tokens, true, asked.lexicon)
  const [thing, ...others] = glass.filter((name) => asked.services.has(name))
  if (!isWhether || !isAskedOf(before, ...priced) || asked.services.size !== 1 || !thing || others.length > 0)
    return undefined
  const isOfPlan = before.plans.size > 0 || isAskedOf(before, 'plans')
  const isOfPanels = isOfPlan || before.services.has('solar') || before.counts.length > 0
  const isOther = thing === 'window' ? isOfPanels && !before.services.has('window') : !isOfPanels
  return isOther ? { ...asked, topics: [{ id: isOfPlan ? 'beside-plan' : 'beside-visit', share: 1 }] } : undefined
}
