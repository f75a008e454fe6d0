import { addFigures } from '../../../pricing/add-figures.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isPremiumVisit } from './hours.ts'
import type { ReplyContext } from './reply-context.ts'

const asksForMoney = (asked: Understanding): boolean => {
  const { moreWords, togetherWords, addWords } = asked.lexicon.words
  const isSaid = saysOneOf(asked.tokens, [...moreWords, ...togetherWords, ...addWords])
  return isSaid || saysConcept(asked, 'price', 'extra')
}

/** What the drive and an odd hour add together, where no price of a job is there to add them to. */
export const feeSumLines = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  const [place, ...others] = asked.places
  if (place?.travel !== 'extended' || others.length > 0) return []
  if (!isPremiumVisit(asked, pricing) || !asksForMoney(asked)) return []
  const { travel, premium } = pricing.fees
  const parts = [say('partTravel', { range: travel.text }), say('partPremium', { range: premium.text })]
  return [say('feeSum', { parts: parts.join(' + '), sum: addFigures([travel, premium]).text })]
}
