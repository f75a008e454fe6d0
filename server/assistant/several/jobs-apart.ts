import type { Understanding } from '../understanding/understand.ts'
import type { Part } from './read-part.ts'
import { general, informs, ofVisit, prices } from './topic-kinds.ts'

const standsAlone = ({ isComplete, isAlone }: Part): boolean => isComplete && isAlone

/** True for a question that has nothing to do with what a visit costs. */
const isNoJob = ({ asked, found }: Part): boolean =>
  found.source !== 'topics' || asked.topics.every(({ id }) => (!ofVisit.has(id) || informs.has(id)) && !general.has(id))

/** True where a question speaks of things that the others do not, and that would be priced with theirs. */
const isOther = ({ asked, found }: Part, rest: Understanding): boolean =>
  // Whose shop and which place a page of ours tells of is not where the visit is to be.
  (found.source !== 'topics' && (asked.places.length > 0 || asked.services.has('commercial'))) ||
  [...asked.services].some((name) => name !== 'commercial' && !rest.services.has(name)) ||
  [...asked.plans].some((name) => !rest.plans.has(name)) ||
  asked.counts.some((count) => !rest.counts.includes(count)) ||
  (rest.places.length > 0 && asked.places.some((place) => !rest.places.includes(place)))

const asksFor = ({ asked }: Part, kinds: ReadonlySet<string>): boolean => asked.topics.some(({ id }) => kinds.has(id))

/** Jobs at two places, or a plan and a single visit: each has a price of its own. */
const areOfOneJob = (parts: readonly Part[], { pairs, addends }: Understanding): boolean => {
  if (pairs.length > 0 || addends.length > 0) return true
  const known = parts.filter(standsAlone)
  const [first, ...others] = known.filter((part) => part.asked.places.length > 0 && asksFor(part, ofVisit))
  const isOnePlace = others.every(({ asked }) => asked.places[0] === first?.asked.places[0])
  const isThing = ({ asked: { services, counts, plans } }: Part) => services.size + counts.length + plans.size > 0
  const plans = known
    .filter((part) => asksFor(part, prices) && isThing(part))
    .map((part) => asksFor(part, new Set(['plans'])))
  return isOnePlace && new Set(plans).size < 2
}

/**
 * The questions that must not be answered in one with the rest: their things would be priced with those of the others.
 * Empty where all may be read as one. `read` reads a text.
 */
export const jobsApart = (
  parts: readonly Part[],
  whole: Understanding,
  read: (text: string) => Understanding,
): Part[] => {
  if (!areOfOneJob(parts, whole)) return parts.filter(standsAlone)
  const apart = parts.filter((part) => standsAlone(part) && isNoJob(part))
  const others = parts.filter((part) => !apart.includes(part))
  if (apart.length === 0 || others.length === 0 || !others.every(({ isComplete }) => isComplete)) return []
  const rest = read(textOf(others))
  return apart.some((part) => isOther(part, rest)) ? apart : []
}

/** Several questions as one message. */
export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('. ')
