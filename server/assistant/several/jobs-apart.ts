import { isAskedOf } from '../understanding/is-asked-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isOfTopics, type Part } from './read-part.ts'
import { general, informs, ofVisit, prices } from './topic-kinds.ts'

const standsAlone = ({ isComplete, isAlone }: Part): boolean => isComplete && isAlone

/** True for a question that has nothing to do with what a visit costs. */
const isNoJob = (part: Part): boolean =>
  !isOfTopics(part) || part.asked.topics.every(({ id }) => (!ofVisit.has(id) || informs.has(id)) && !general.has(id))

/** True where a question speaks of things that the others do not, and that would be priced with theirs. */
const isOther = (part: Part, rest: Understanding): boolean => {
  const { asked } = part
  return (
    // Whose shop and which place a page of ours tells of is not where the visit is to be.
    (!isOfTopics(part) && (asked.places.length > 0 || asked.services.has('commercial'))) ||
    [...asked.services].some((name) => name !== 'commercial' && !rest.services.has(name)) ||
    [...asked.plans].some((name) => !rest.plans.has(name)) ||
    asked.counts.some((count) => !rest.counts.includes(count)) ||
    (rest.places.length > 0 && asked.places.some((place) => !rest.places.includes(place)))
  )
}

const asksFor = ({ asked }: Part, kinds: ReadonlySet<string>): boolean => isAskedOf(asked, ...kinds)

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

/** Questions that are answered apart, the others, and those read as one message. */
export type Apart = { apart: Part[]; others: Part[]; rest: Understanding | undefined }

/**
 * Parts off the questions that must not be answered in one with the others: their things would be priced with those of
 * the others. Undefined where all may be read as one. `read` reads a text.
 */
export const jobsApart = (
  parts: readonly Part[],
  whole: Understanding,
  read: (text: string) => Understanding,
): Apart | undefined => {
  const isOneJob = areOfOneJob(parts, whole)
  const apart = parts.filter((part) => standsAlone(part) && (!isOneJob || isNoJob(part)))
  const others = parts.filter((part) => !apart.includes(part))
  if (apart.length === 0) return undefined
  if (isOneJob && (others.length === 0 || !others.every(({ isComplete }) => isComplete))) return undefined
  const rest = others.length > 0 ? read(others.map(({ text }) => text).join('. ')) : undefined
  return isOneJob && rest && !apart.some((part) => isOther(part, rest)) ? undefined : { apart, others, rest }
}
