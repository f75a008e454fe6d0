import type { Topic } from '../../../content/schema/topic.ts'
import { isSaid } from '../text/is-said.ts'
import { wordsOf } from '../text/word-tokens.ts'
import type { Ask, State, TopicId, Topics } from './dialogue-state.ts'
import { namedSlots } from './named-slots.ts'

/** A message of at most this many words continues the previous one if it is unclear alone. */
const fewWords = 6
/** At most so many words do, whatever the ranking says, with a phrase of the last topic: "is it free?". */
const barest = 3
/** At most so many words do, with a phrase of the last topic or a time: "and if my house has two stories". */
const fewTold = 9

/** Probabilities from which a topic, 0 to 1; measured with the bench. */
export const thresholds = {
  /** is the only answer */
  certain: 0.85,
  /** is the answer, perhaps beside others */
  sure: 0.5,
  /** is the answer if none is sure */
  near: 0.3,
  /** is the answer if none is sure and the ask has a phrase of it */
  told: 0.15,
  /** is offered beside a topic that slots select */
  likely: 0.1,
  /** is offered beside another answer */
  offered: 0.02,
  /** explains unknown words */
  known: 0.4,
  /** is off topic */
  outside: 0.5,
  /** Not a threshold: the bonus of a topic that follows the last one. */
  next: 0.25,
}

export const isTold = (kind: Topic['kind'] | undefined): boolean =>
  kind === 'answer' || kind === 'warning' || kind === 'complaint'

/** True if the ranking is sure of an ask's topic. */
export const isClear = ({ ranked: [first] }: Ask, topics: Topics): boolean =>
  first !== undefined && first.share >= thresholds.sure && isTold(topics[first.id]?.kind)

export const isShort = ({ text }: Ask): boolean => wordsOf(text).length <= fewWords

/** True if a variant of the topic has a phrase of this text. */
export const hasSaid = (topic: Topic | undefined, text: string): boolean =>
  topic?.when.some(({ says }) => isSaid(says, text)) === true

/** The topic of the last answer, if an ask continues it: "why not?", "and for 17?". */
export const goneOnTopic = (ask: Ask, state: State, topics: Topics): TopicId | undefined => {
  const [first] = ask.ranked
  const isSure = isClear(ask, topics)
  const sure = isSure && first ? topics[first.id] : undefined
  // A button has a probability of 1.
  const isOfTopic = wordsOf(ask.text).length <= fewTold && first?.share !== 1
  const further = isOfTopic ? toldFurther(ask, state, topics) : undefined
  // "Is it free?" after a quote speaks of the quote.
  const isOther = isSure && first?.id !== further && wordsOf(ask.text).length > barest
  if (further !== undefined && !isOther) return further
  // "How much for 17 then" and "do you come to Gambier" ask anew, "and for 17?" goes on.
  const bare = sure && !ask.isTelling && !ask.isAdding ? sure.bare : []
  const isAnew = bare.includes('panels') || (bare.length > 0 && ask.isWorded)
  const isTimed = ask.slots.time !== undefined && wordsOf(ask.text).length <= fewTold
  const isBrief = isShort(ask) || ask.isTelling || isTimed
  const isGoneOn = (ask.isOnlySlots && !isAnew) || (isBrief && !isSure)
  return isGoneOn ? goneOnFrom(ask, state, topics) : undefined
}

/** Topic of the last answer that has words of its own for a follow-up: "why not?", "can you prove it?". */
const toldFurther = (ask: Ask, { topics: answered }: State, topics: Topics): TopicId | undefined =>
  answered.findLast((id) => hasSaid(topics[id], ask.text) && (ask.isTelling || takesCount(ask, topics[id])))

/** A count continues only topics that take counts: "what would 28 panels be" is not about how often. */
const takesCount = ({ slots }: Ask, topic: Topic | undefined): boolean =>
  !namedSlots(slots).includes('panels') || topic?.takes.includes('panels') === true

/** Topic continued by a short follow-up: the last one that takes a new slot. */
const goneOnFrom = (ask: Ask, { topics: answered }: State, topics: Topics): string | undefined => {
  const named = namedSlots(ask.slots)
  return answered.findLast((id) => {
    const taken: readonly string[] = topics[id]?.takes ?? []
    return takesCount(ask, topics[id]) && named.some((slot) => taken.includes(slot))
  })
}
