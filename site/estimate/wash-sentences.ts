import type { Content } from '../../content/schema/read.ts'
import { fill } from '../../pricing/fill.ts'

/** Words of "Wash now or wait?"; undefined for a business that cleans no panels. */
export const washWords = ({
  soiling,
  pricing,
  estimatePage,
}: Pick<Content, 'soiling' | 'pricing' | 'estimatePage'>) => {
  const { wash } = estimatePage.words
  if (!wash || !soiling || !pricing.solar) return undefined
  const { cents } = wash.fields
  const hint = fill(cents.hint, { cents: String(soiling.power.cents) })
  return { ...wash, fields: { ...wash.fields, cents: { ...cents, hint } } }
}
