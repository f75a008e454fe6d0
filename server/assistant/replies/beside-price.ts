import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const priceOfThing = ({ services }: Understanding, { say, pricing }: ReplyContext): string =>
  services.has('window')
    ? say('windows', { range: pricing.windows.exterior.text })
    : say('single', { range: pricing.solar.residential.text })

/** That a thing is in no price of another one, what it costs, and what both cost in one visit. */
export const besideVisitReply = (asked: Understanding, context: ReplyContext): string[] => [
  context.say('no'),
  priceOfThing(asked, context),
  context.say('bundle', { range: context.pricing.windows.bundle.text }),
]

/** That a plan is for panels, and what windows cost beside it. */
export const besidePlanReply = (asked: Understanding, context: ReplyContext): string[] => [
  context.say('no'),
  context.say('planWindows'),
  priceOfThing(asked, context),
]
