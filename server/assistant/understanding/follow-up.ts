import type { Understanding } from './understand.ts'

const ownTopic = 0.5

const priced = new Set(['price', 'bundle', 'plans', 'travel', 'premium', 'panel-limit'])
const open = new Set([...priced, 'area', 'hours', 'duration', 'how-often', 'included'])

const namesThings = ({ services, counts, numbers, places, day, hour, plans, isOffHours }: Understanding): boolean =>
  services.size + counts.length + numbers.length + places.length + plans.size > 0 ||
  day !== undefined ||
  hour !== undefined ||
  isOffHours

const isAskedOf = ({ topics }: Understanding, kinds: ReadonlySet<string>) => topics.some(({ id }) => kinds.has(id))

/** What is spoken of: the newer message's things, else the earlier one's. */
const thingsOf = (asked: Understanding, before: Understanding) => {
  const counts = asked.counts.length === 0 && before.counts.length > 0 ? asked.numbers : asked.counts
  const isOther = asked.services.size > 0 && !(asked.services.has('solar') && asked.services.size === 1)
  return {
    services: asked.services.size > 0 ? asked.services : before.services,
    counts: counts.length > 0 || isOther ? counts : before.counts,
    plans: asked.plans.size > 0 ? asked.plans : before.plans,
    places: asked.places.length > 0 ? asked.places : before.places,
  }
}

/**
 * Reads a message in the light of the one before it: "and on a Sunday?" asks the same of another day, and "how much is
 * that?" speaks of the same panels.
 */
export const followUp = (asked: Understanding, before: Understanding): Understanding => {
  const isPlain = asked.topics.some(({ share }) => share >= ownTopic)
  const goesOn = namesThings(asked) && isAskedOf(before, open) && (asked.isFollowUp || !isPlain)
  if (goesOn) {
    const day = asked.day ?? (asked.hour === undefined ? before.day : undefined)
    const topics = before.topics.filter(({ id }) => open.has(id))
    return { ...asked, ...thingsOf(asked, before), topics, alone: undefined, day, hour: asked.hour ?? before.hour }
  }
  const isAboutSame = isAskedOf(asked, open) && asked.services.size === 0 && asked.counts.length === 0
  if (!isAboutSame) return asked
  const things = thingsOf(asked, before)
  return { ...asked, ...things, places: isAskedOf(asked, priced) ? things.places : asked.places }
}
