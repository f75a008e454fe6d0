import { withBusiness } from './carry-over.ts'
import { isAskedOf } from './is-asked-of.ts'
import type { Understanding } from './understand.ts'

// What a business is answered otherwise than a home.
const ofAudience = new Set(['contract', 'payment'])

/** "Does a second floor cost more?", after a number of panels: it is asked of them. */
const ofSpoken = (asked: Understanding, before: Understanding): Understanding['services'] =>
  isAskedOf(asked, 'height') && asked.services.size === 0 ? before.services : asked.services

/** "Can I do it myself?", after the stains on a window. */
const isOfWindows = (asked: Understanding, before: Understanding): boolean => {
  const spokenOf = asked.services.size > 0 ? asked.services : before.services
  return spokenOf.has('window') && !spokenOf.has('solar')
}

/**
 * "Do we get anything off if we sign?", after an office was spoken of, a cancellation after a visit today, the drive to the
 * place that was named, and what to do oneself to the windows.
 */
export const withAudience = (asked: Understanding, before: Understanding): Understanding => ({
  ...asked,
  topics: asked.topics.map((topic) =>
    topic.id === 'diy' && isOfWindows(asked, before) ? { ...topic, id: 'diy-windows' } : topic,
  ),
  places: asked.places.length === 0 && isAskedOf(asked, 'travel-each') ? before.places : asked.places,
  isToday: asked.isToday || (before.isToday && isAskedOf(asked, 'cancellation')),
  services: isAskedOf(asked, ...ofAudience) ? withBusiness(asked, before) : ofSpoken(asked, before),
})
