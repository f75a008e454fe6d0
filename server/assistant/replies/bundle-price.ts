import { addFigures } from '../../../pricing/add-figures.ts'
import { isAskedOf } from '../understanding/is-asked-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isComparing } from './comparing.ts'
import { type Base, solarFigure } from './panels.ts'
import type { ReplyContext } from './reply-context.ts'

const extras = new Set(['premium', 'travel', 'fees'])

/** "Can you do both?", and not "is both cheaper?", nor "is Sunday extra?". */
const saysYesToBundle = (asked: Understanding): boolean =>
  asked.isPolar &&
  !isAskedOf(asked, ...extras) &&
  !isComparing(asked) &&
  !asked.services.has('screen') &&
  !asked.services.has('track')

/** What panels and windows cost in two visits, for a comparison. */
export const apartLines = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, pricing } = context
  const solar = solarFigure(asked, context)
  if (!solar || !isComparing(asked)) return []
  const parts = `${solar.text} + ${pricing.windows.exterior.text}`
  return [say('apartSum', { parts, sum: addFigures([solar, pricing.windows.exterior]).text })]
}

/** What panels and windows cost in one visit. */
export const bundleBase = (asked: Understanding, { say, pricing }: ReplyContext): Base => ({
  lines: [...(saysYesToBundle(asked) ? [say('bundleYes')] : []), say('bundle', { range: pricing.windows.bundle.text })],
  figure: pricing.windows.bundle,
})
