import type { SlotName } from '../../../content/schema/topic.ts'
import type { Slots } from '../slots/slots.ts'

/** Turns since a service, and a day or time, was last named or used by an answer. */
export type Idle = { service: number; day: number }

// Turns after which a new question no longer means the service or day named before.
const mostIdle = 2

/** Counts a turn in which these slots were named or used. */
export const idleAfter = (before: Idle, used: readonly SlotName[]): Idle => {
  const isUsed = (...names: SlotName[]) => names.some((name) => used.includes(name))
  return {
    service: isUsed('service', 'panels', 'windows') ? 0 : before.service + 1,
    day: isUsed('day', 'time', 'relativeDay') ? 0 : before.day + 1,
  }
}

/** Slots for a new question: without a service or day that was idle too long. A business, a town and counts stay. */
export const withoutIdle = (slots: Slots, { service, day }: Idle): Slots => ({
  ...slots,
  ...(service >= mostIdle && { services: slots.services.filter((one) => one === 'commercial') }),
  ...(day >= mostIdle && { days: [], time: undefined, isAfterHours: undefined, relativeDay: undefined }),
})
