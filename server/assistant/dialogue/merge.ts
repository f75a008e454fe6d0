import type { Topic } from '../../../content/schema/topic.ts'
import type { Ask, Candidate, Choice, Meant, State, TopicId } from '../conversation.ts'
import type { Topics } from '../rank/learn-ranking.ts'
import type { Thresholds } from '../rank/thresholds.ts'
import type { SlotService, Slots } from '../slots/slots.ts'
import { wordsOf } from '../text/words.ts'
import { namedSlots } from './named-slots.ts'

/** A message of so few words goes on from the one before it where it is not clear by itself. */
const fewWords = 6
/** So few words hardly say what they ask for: "is there a surcharge". */
const bareWords = 4
const mostOffered = 3

const isNamed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** A bare number counts what the conversation is about: "I have 24". */
const countOf = (before: Slots, { numbers: [count], panels, windows }: Slots): Partial<Slots> => {
  if (count === undefined || panels !== undefined || windows !== undefined) return {}
  const isOfWindows =
    before.windows !== undefined || (before.services.includes('windows') && before.panels === undefined)
  const isOfPanels = before.panels !== undefined || before.services.includes('solar')
  if (isOfPanels) return { panels: count, panelCounts: [count], kilowatts: undefined }
  return isOfWindows ? { windows: count } : {}
}

/** Services that are added, "and the windows too", come first; a business stays one. */
const servicesOf = (before: Slots, { services }: Slots, isAdding: boolean): Slots['services'] => {
  const isSolar = before.panels !== undefined && !before.services.includes('solar')
  const earlier = [...before.services, ...(isSolar ? (['solar'] as const) : [])]
  if (services.length === 0) return before.services
  // "It's for an office" says whose windows they are.
  const isWhose = services.every((service) => service === 'commercial')
  const kept = isAdding || isWhose ? earlier : earlier.filter((service) => service === 'commercial')
  return [...new Set([...services, ...kept])]
}

const counted: readonly SlotService[] = ['solar', 'windows', 'insideGlass', 'commercial']
const uncounted = { panels: undefined, panelCounts: [], windows: undefined, kilowatts: undefined, alternatives: [] }

/** "And the screens?" after 10 panels asks for the screens alone. */
const isOfOther = ({ services }: Slots, isAdding: boolean): boolean =>
  services.length > 0 && !isAdding && !services.some((service) => counted.includes(service))

/** What was named before, replaced by what is named now. Another house shares nothing with the first but the town. */
export const mergeSlots = (before: Slots | undefined, now: Slots, isAdding = false): Slots => {
  if (!before) return now
  if (now.owners.includes('other') && !before.owners.includes('other')) return { ...now, ...countOf(before, now) }
  const named = Object.fromEntries(Object.entries(now).filter(([, value]) => isNamed(value)))
  const counts = now.panels === undefined ? {} : { kilowatts: now.kilowatts, alternatives: [] }
  const isWanted = (service: SlotService) =>
    !now.without.includes(service) && (!now.isAlone || now.services.includes(service) || service === 'commercial')
  const services = servicesOf(before, now, isAdding).filter(isWanted)
  return {
    ...before,
    ...(isOfOther(now, isAdding) && uncounted),
    ...(!isWanted('solar') && { ...uncounted, windows: before.windows }),
    ...(!isWanted('windows') && { windows: undefined }),
    ...named,
    ...counts,
    ...countOf(before, now),
    services,
    numbers: now.numbers,
    houses: now.houses,
    without: now.without,
    isAlone: now.isAlone,
  }
}

const isTold = (kind: Topic['kind'] | undefined): boolean => kind === 'answer' || kind === 'warning'

const isTopic = (candidate: Candidate): candidate is Candidate & { kind: 'topic' } => candidate.kind === 'topic'

/** `picked` are the topics that a model chose; they go before what the ranking says. */
type Parts = {
  topics: Topics
  thresholds: Thresholds
  picked: readonly TopicId[]
  rank: (text: string) => readonly Candidate[]
}

/** The topic that a short follow-up goes on from: the last one that takes a slot that is new. */
const goneOnFrom = (ask: Ask, { topics: answered }: State, topics: Topics): string | undefined => {
  const named = namedSlots(ask.slots)
  return answered.findLast((id) => {
    const taken: readonly string[] = topics[id]?.takes ?? []
    // A count asks for what counts: "what would 28 panels be" is no more about how often.
    if (named.includes('panels') && !taken.includes('panels')) return false
    return named.some((slot) => taken.includes(slot))
  })
}

/** A short ask that is not clear by itself is likelier one of those that the last answer leads to. */
const followingOn = (ask: Ask, { topics: answered }: State, { topics, thresholds }: Parts): Ask => {
  const led: readonly string[] = answered.flatMap((id) => topics[id]?.next ?? [])
  const ranked = ask.ranked.map((one) =>
    isTopic(one) && led.includes(one.id) ? { ...one, share: Math.min(1, one.share + thresholds.next) } : one,
  )
  return { ...ask, ranked: ranked.toSorted((a, b) => b.share - a.share) }
}

const choose = (ask: Ask, { topics, thresholds, picked }: Parts): Choice => {
  const ranked = ask.ranked.filter(isTopic)
  const model = ranked.find(({ id }) => picked.includes(id))
  if (model && topics[model.id]?.act === undefined) return { kind: 'answer', candidate: model }
  const passage = ask.ranked.find((candidate) => candidate.kind === 'passage')
  const [best] = ranked
  const kind = (id: string): Topic['kind'] => topics[id]?.kind ?? 'answer'
  const isAnswer = (id: string) => ['answer', 'courtesy', 'warning'].includes(kind(id)) && topics[id]?.act === undefined
  if (best && best.share >= thresholds.answer && isAnswer(best.id)) return { kind: 'answer', candidate: best }
  const isUntold = best !== undefined && best.share >= thresholds.untold && kind(best.id) === 'untold'
  const [near] = ranked.filter(({ id, share }) => share >= thresholds.offer && isAnswer(id) && kind(id) !== 'courtesy')
  const enough = best && kind(best.id) === 'page' ? thresholds.page : thresholds.passage
  if (passage && passage.share >= enough && !isUntold && (!near || enough === thresholds.page))
    return { kind: 'answer', candidate: passage }
  const offered = ranked
    .filter(({ id, share }) => share >= thresholds.offered && topics[id]?.covers !== undefined)
    .slice(0, mostOffered)
    .map(({ id }) => id)
  const named = namedSlots(ask.slots)
  const takesNamed = (id: string) => isAnswer(id) && topics[id]?.takes.some((slot) => named.includes(slot)) === true
  if (near && near.share < thresholds.near && !isUntold && offered.length > 1 && !takesNamed(near.id))
    return { kind: 'offer', topics: offered }
  if (near && !isUntold) return { kind: 'answer', candidate: near }
  // What is only told, "I live in Gambier", is answered by the likeliest topic that takes what it names.
  const taker = ranked.find(({ id }) => takesNamed(id))
  return best && kind(best.id) === 'told' && taker ? { kind: 'answer', candidate: taker } : { kind: 'handOver' }
}

/** What a short ask that is unclear by itself means behind the ask before it: "for how long?", "can you get them out?". */
const chooseInContext = (ask: Ask, { lastAsk, topics: answered }: State, parts: Parts): Choice => {
  const { topics, thresholds } = parts
  const choice = choose(ask, parts)
  const [best] = ask.ranked
  const isUntold = best?.kind === 'topic' && best.share >= thresholds.offer && topics[best.id]?.kind === 'untold'
  const isBare = ask.isReferring || wordsOf(ask.text).length <= bareWords
  if (choice.kind === 'answer' || answered.length === 0 || isUntold || !isBare) return choice
  const joined = choose({ ...ask, ranked: parts.rank(`${lastAsk} ${ask.text}`) }, parts)
  return joined.kind === 'answer' && joined.candidate.kind === 'topic' ? joined : choice
}

/** A number that nothing says what it counts is one of panels, where these are asked for: "what do you charge for 28". */
const withCount = (meant: Meant, topics: Topics): Meant => {
  const { choice, slots } = meant
  const [count] = slots.numbers
  const isOpen = slots.panels === undefined && slots.windows === undefined && slots.services.length === 0
  const topic = choice.kind === 'answer' && choice.candidate.kind === 'topic' ? topics[choice.candidate.id] : undefined
  if (count === undefined || !isOpen || !topic?.takes.includes('panels')) return meant
  return { ...meant, slots: { ...slots, panels: count, panelCounts: [count] } }
}

/** Adds what was said before to one ask: the one place where a conversation is understood. */
export const merge = (before: State, ask: Ask, parts: Parts): Meant => {
  const { topics, thresholds } = parts
  const state: State = ask.isFresh ? { ...before, slots: undefined, topics: [], offered: [] } : before
  // "17 panels" after "windows and panels" says how many, and takes nothing away.
  const isCounting = ask.isOnlySlots && (ask.slots.panels !== undefined || ask.slots.windows !== undefined)
  const slots = mergeSlots(state.slots, ask.slots, ask.isAdding || isCounting)
  const [first] = ask.ranked
  const isClear = first?.kind === 'topic' && first.share >= thresholds.answer && isTold(topics[first.id]?.kind)
  const isShort = wordsOf(ask.text).length <= fewWords
  if (ask.act === 'yes' && state.offered[0] !== undefined)
    return { ask, slots, choice: { kind: 'answer', candidate: { kind: 'topic', id: state.offered[0], share: 1 } } }
  const last = ask.isOnlySlots || (isShort && !isClear) ? goneOnFrom(ask, state, topics) : undefined
  if (last !== undefined)
    return { ask, slots, choice: { kind: 'answer', candidate: { kind: 'topic', id: last, share: 1 } } }
  if (ask.act !== 'ask') return { ask, slots, choice: { kind: 'act', act: ask.act } }
  const isFollowing = isShort && (!isClear || ask.isReferring)
  const choice = isFollowing ? chooseInContext(followingOn(ask, state, parts), state, parts) : choose(ask, parts)
  return withCount({ ask, slots, choice }, topics)
}
