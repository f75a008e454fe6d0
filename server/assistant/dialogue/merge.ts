import type { SlotName, Topic } from '../../../content/schema/topic.ts'
import { chatNextLimit } from '../../../contract/chat-message.ts'
import { serviceOf } from '../answers/job-of-slots.ts'
import type { Slots } from '../slots/slots.ts'
import { isSaid } from '../text/is-said.ts'
import { wordsOf } from '../text/word-tokens.ts'
import type { Ask, Candidate, Choice, Meant, State, TopicId, Topics } from './dialogue-state.ts'
import { goneOnTopic, hasSaid, isClear, isShort, isTold, thresholds } from './go-on.ts'
import { namedSlots } from './named-slots.ts'
import { slotsAfter } from './slots-after.ts'

/** Slots alone select a topic only in a message this short: "and the next town?". */
const slotWords = 4
/** Twice as many as are shown, because some are no buttons beside possible danger. */
const mostOffered = 2 * chatNextLimit

const bareSlots: readonly SlotName[] = ['panels', 'windows', 'place', 'day', 'time']

/** `picked` are topics chosen by a model; they precede the ranking's. `isOtherLanguage`: not that of the last answer. */
type Parts = {
  topics: Topics
  picked: readonly TopicId[]
  isOtherLanguage: boolean
}

/** Raises the topics that the last answer leads to, for a short unclear ask. */
const followingOn = (ask: Ask, { topics: answered }: State, { topics }: Parts): Ask => {
  const led: readonly string[] = answered.flatMap((id) => topics[id]?.next ?? [])
  const ranked = ask.ranked.map((one) =>
    led.includes(one.id) ? { ...one, share: Math.min(1, one.share + thresholds.next) } : one,
  )
  return { ...ask, ranked: ranked.toSorted((a, b) => b.share - a.share) }
}

/** Topic that a lone count, town or day selects. */
const bareTopic = (named: readonly SlotName[], topics: Topics): TopicId | undefined =>
  bareSlots.flatMap((slot) =>
    named.includes(slot) ? Object.keys(topics).filter((id) => topics[id]?.bare.includes(slot)) : [],
  )[0]

const choose = (ask: Ask, { topics, picked }: Parts): Choice => {
  const { ranked, slots } = ask
  const kind = (id: string): Topic['kind'] => topics[id]?.kind ?? 'answer'
  const named = namedSlots(slots)
  // "Is Monday morning good" is not a greeting.
  const isCourtesy = (id: string) => kind(id) === 'courtesy' && named.length === 0
  const isAnswer = (id: string) => (isTold(kind(id)) || isCourtesy(id)) && topics[id]?.act === undefined
  const answer = (id: TopicId, others: readonly TopicId[] = []): Choice => ({ kind: 'answer', id, others })
  const model = ranked.find(({ id }) => picked.includes(id) && isAnswer(id))
  if (model) return answer(model.id)
  const [best] = ranked
  const bare = bareTopic(named, topics)
  const isSure = best !== undefined && best.share >= thresholds.sure && isAnswer(best.id)
  // "Price for panels in Gambier" asks for a price of which the town is a part.
  const isPart =
    isSure && (best.share >= thresholds.certain || named.every((slot) => topics[best.id]?.takes.includes(slot)))
  if (ask.isOnlySlots && bare !== undefined && !isPart && (ask.isTelling || wordsOf(ask.text).length < slotWords))
    return answer(bare)
  // "My roof has 3 rows of 9 panels" states a count and is not about roofs.
  const isCount = (ask.isTelling && named.includes('panels')) || slots.sites.length > 1
  if (isSure) return answer(best.id)
  if (ask.isGibberish && named.length === 0 && (best?.share ?? 0) < thresholds.known)
    return { kind: 'choose', others: [] }
  const others = runnersUp(ask, topics)
  const isOutside = best !== undefined && best.share >= thresholds.outside && kind(best.id) === 'untold'
  if (isOutside && !named.includes('panels')) return { kind: 'outside', others }
  // A phrase of a variant also tells which of the likely topics is meant.
  const told = ranked.find(
    ({ id, share }) => isTold(kind(id)) && share >= thresholds.told && hasSaid(topics[id], ask.text),
  )
  const near = ranked.find(({ id, share }) => isTold(kind(id)) && share >= thresholds.near)
  // A statement such as "I live in Gambier" selects the topic of its slots, "we run a shop in Gambier" does not.
  const isOfPlace = near === undefined || !topics[near.id]?.takes.includes('place')
  const isNaming = isCount || (ask.isTelling && slots.places.length > 0 && isOfPlace)
  // "My daughter lives in Gambier, 12 panels, it's a gift": a count without a clear question asks for the price.
  const counted = slots.panels === undefined ? undefined : bare
  const isOfCount = near !== undefined && topics[near.id]?.takes.length !== 0
  const id = (isNaming ? bare : undefined) ?? told?.id ?? (isOfCount ? counted : undefined) ?? near?.id ?? counted
  if (id === undefined) return { kind: 'choose', others }
  return answer(id, others)
}

/** The likeliest topics beside `id`, for buttons; a named town or day raises its topic. */
const runnersUp = ({ ranked, slots }: Ask, topics: Topics, id?: TopicId, least = 0): TopicId[] => {
  const named = namedSlots(slots).filter((slot) => slot === 'place' || slot === 'day')
  const isNamed = ({ id }: Candidate) => named.some((slot) => topics[id]?.bare.includes(slot))
  const rankOf = (one: Candidate) => one.share + (isNamed(one) ? thresholds.likely : 0)
  // "Something went wrong" is out of place beside a price.
  const isFit = (one: Candidate) => topics[one.id]?.kind !== 'complaint' || one.share >= thresholds.likely
  return ranked
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .filter((one) => one.share >= least && one.id !== id && topics[one.id]?.question !== undefined)
    .filter((one) => isTold(topics[one.id]?.kind) && isFit(one))
    .map((one) => one.id)
    .slice(0, mostOffered)
}

/** Adds the likeliest other topics to an answer that the ranking does not support. */
const withOthers = (meant: Meant, topics: Topics): Meant => {
  const { ask, choice } = meant
  if (choice.kind !== 'answer') return meant
  const { id } = choice
  const share = ask.ranked.find((one) => one.id === id)?.share ?? 0
  // Slots alone select a topic such as price; only a likely other topic is offered beside it.
  const isOfSlots = topics[id]?.bare.length !== 0 || ask.ranked[0]?.id !== id
  const isCertain = share >= (isOfSlots ? thresholds.sure : thresholds.certain)
  const least = isOfSlots ? thresholds.likely : thresholds.offered
  return {
    ...meant,
    choice: { ...choice, others: isCertain || ask.isOnlySlots ? [] : runnersUp(ask, topics, id, least) },
  }
}

// In a statement, a larger number without a unit is a price: "I got a flyer saying 149 for everything".
const leastPrice = 40

/** A number without a unit counts panels if the topic takes them: "what do you charge for 28". */
const withCount = (meant: Meant, topics: Topics): Meant => {
  const { ask, choice, slots } = meant
  const [count] = slots.numbers
  const isOpen = slots.panels === undefined && slots.windows === undefined && slots.services.length === 0
  const topic = choice.kind === 'answer' ? topics[choice.id] : undefined
  if (count === undefined || !isOpen || !topic?.takes.includes('panels')) return meant
  if (ask.isTelling && !ask.isOnlySlots && count >= leastPrice)
    return { ...meant, slots: { ...slots, dollars: [count] } }
  return { ...meant, slots: { ...slots, panels: count, panelCounts: slots.numbers } }
}

const answerWith = (id: TopicId): Choice => ({ kind: 'answer', id, others: [] })

/** An ask of this many words that names nothing is about the last answer: "how much is that?", "is that all?". */
const bareWords = 6

/** The topic of the last answer, if the ask wants its price and it has one of its own: "how much?" after inside glass. */
const pricedLast = (ask: Ask, choice: Choice, { topics: answered }: State, topics: Topics): TopicId | undefined => {
  const [last = '', another] = answered
  const isBare = namedSlots(ask.slots).length === 0 && wordsOf(ask.text).length <= bareWords
  const isPrice = choice.kind !== 'answer' || choice.others.length > 0 || topics[choice.id]?.bare.includes('panels')
  const isOwn = another === undefined && topics[last]?.about !== undefined && ask.ranked[0]?.share !== 1
  return isBare && isPrice && isOwn && ask.isPriced ? last : undefined
}

/** The topic of prices, if an ask adds windows to counted panels or panels to counted windows: "and the windows too?". */
const bothPriced = (
  { isAdding, slots: { services }, ranked: [first] }: Ask,
  slots: Slots,
  state: State,
  topics: Topics,
) => {
  const isAdded = isAdding && services.length > 0 && services.every((one) => one === 'windows' || one === 'solar')
  const isCounted = state.slots !== undefined && (state.slots.panels ?? state.slots.windows) !== undefined
  const isNew = state.slots !== undefined && serviceOf(state.slots) !== 'both' && serviceOf(slots) === 'both'
  const topic = first && first.share >= thresholds.certain ? topics[first.id] : undefined
  const isOther = topic !== undefined && topic.takes.length > 0 && topic.bare.length === 0
  if (!isAdded || !isCounted || !isNew || isOther) return undefined
  return bareTopic(['panels'], topics)
}

/** The complaint that a message continues, unless the ranking is certain of another topic. */
const complaintBefore = (
  { act, ranked: [first], isTelling, slots }: Ask,
  { topics: answered }: State,
  topics: Topics,
): TopicId | undefined => {
  const last = answered.at(-1)
  const complaint = last !== undefined && topics[last]?.kind === 'complaint' ? topics[last] : undefined
  if (complaint === undefined || first === undefined || act !== 'ask') return undefined
  // "I paid $240 for that" asks for no price.
  if (isTelling && slots.dollars.length > 0) return last
  // "I want my money back" is about the guarantee, "fine, I'll call, what hours?" about when to call.
  const { kind, bare = [] } = topics[first.id] ?? {}
  const isNear = kind === 'courtesy' || bare.includes('time') || complaint.next.includes(first.id)
  return first.share >= (isNear ? thresholds.sure : thresholds.certain) ? undefined : last
}

/** Merges the conversation's state into an ask. All understanding of context is here. */
export const merge = (before: State, ask: Ask, parts: Parts): Meant => {
  const { topics } = parts
  const state: State = ask.isFresh ? { ...before, slots: undefined, topics: [], offered: [] } : before
  const slots = slotsAfter(state, ask)
  if (ask.act === 'yes' && state.offered[0] !== undefined) return { ask, slots, choice: answerWith(state.offered[0]) }
  // "Can you say that in English?"
  const [inOther] = ask.act === 'more' && parts.isOtherLanguage ? state.topics.slice(-1) : []
  if (inOther !== undefined) {
    // "In Spanish, my mom wants to read it" changes no slot, "in Spanish please, in Gambier" does.
    const isSame = namedSlots(ask.slots).length === 0
    return { ask, slots: isSame ? (state.slots ?? slots) : slots, choice: answerWith(inOther) }
  }
  const surely = Object.keys(topics).find((id) => isSaid(topics[id]?.surely ?? [], ask.message))
  if (surely !== undefined) return { ask, slots, choice: answerWith(surely) }
  const last = bothPriced(ask, slots, state, topics) ?? goneOnTopic(ask, state, topics)
  if (last !== undefined) return withOthers(withCount({ ask, slots, choice: answerWith(last) }, topics), topics)
  const complaint = complaintBefore(ask, state, topics)
  if (complaint !== undefined) return { ask, slots, choice: answerWith(complaint) }
  // "No fields around here" denies nothing that was said.
  if (ask.act !== 'ask' && (ask.act !== 'no' || ask.slots.setting === undefined))
    return { ask, slots, choice: { kind: 'act', act: ask.act } }
  const isFollowing = isShort(ask) && (!isClear(ask, topics) || ask.isReferring)
  const choice = choose(isFollowing ? followingOn(ask, state, parts) : ask, parts)
  const meant = withOthers(withCount({ ask, slots, choice }, topics), topics)
  const priced = pricedLast(ask, meant.choice, state, topics)
  return priced === undefined ? meant : { ...meant, choice: answerWith(priced) }
}
