import { namesAnything, numbersOf, servicesOf, timeOf } from './carry-over.ts'
import { generalTopics, priced, pricing } from './follow-up-topics.ts'
import { isAskedOf } from './is-asked-of.ts'
import type { Service } from './reading.ts'
import { isSmallTalk } from './small-talk.ts'
import type { Understanding } from './understand.ts'

// What is still asked while a visitor tells of the visit: "my appointment is at 2 today".
const leftOpen = new Set([...priced, 'cancellation'])
const both: ReadonlySet<Service> = new Set(['solar', 'window'])

/** What a conversation has spoken of so far, for the turns to come: "my panels", "there are 24", "I am in Dinuba". */
export const remember = (asked: Understanding, before: Understanding): Understanding => {
  // "Thanks. And the windows?"
  if (isSmallTalk(asked) && !namesAnything(asked)) return before
  const counted = asked.counts.length > 0 || before.counts.length > 0 ? asked.counts : numbersOf(asked, before)
  const counts = counted.length > 0 ? counted : before.counts
  const isOnlyCounted = asked.topics.length === 0 && asked.alone === undefined && counts.length > 0
  // "They are on two floors" leaves open what was asked before it.
  const isTold = asked.topics.length > 0 && asked.topics.every(({ id, isAsked }) => !isAsked && generalTopics.has(id))
  const isOpenStill = isTold && isAskedOf(before, ...leftOpen)
  // "I need a quote", and then what of.
  const isQuoted = isTold && asked.services.size > 0 && isAskedOf(before, 'quote')
  return {
    ...asked,
    // Panels that are only named are to be priced.
    topics: isOpenStill ? before.topics : isOnlyCounted || isQuoted ? [pricing] : asked.topics,
    services: isAskedOf(asked, 'bundle') ? asked.services.union(both) : servicesOf(asked, before),
    soFar: {
      services: asked.services.union(before.soFar.services),
      counts: counts.length > 0 ? counts : before.soFar.counts,
    },
    counts,
    addends: counted.length > 0 ? asked.addends : before.addends,
    places: asked.places.length > 0 ? asked.places : before.places,
    ...timeOf(asked, before),
    isToday: asked.isToday || (before.isToday && !asked.isTomorrow && asked.day === undefined),
  }
}
