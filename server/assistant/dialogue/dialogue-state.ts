import type { Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Slots } from '../slots/slots.ts'

/** File name of a topic in `content/<language>/assistant/topics/`. */
export type TopicId = string

/** Topics of one language, by id. */
export type Topics = Readonly<Record<TopicId, Topic>>

/** A topic that may answer an ask, with its probability, 0 to 1. */
export type Candidate = { id: TopicId; share: number }

/** Dialogue acts; a topic has one in content (`act`). */
export const acts = ['ask', 'yes', 'no', 'more', 'drop'] as const
type Act = (typeof acts)[number]

/** One question of a message, read on its own. */
export type Ask = {
  text: string
  /** The whole message that contains it. */
  message: string
  slots: Slots
  /** Best topic first. */
  ranked: readonly Candidate[]
  act: Act
  /** "And on a Sunday?" */
  isOnlySlots: boolean
  /** "And the windows?" */
  isAdding: boolean
  /** A statement. */
  isTelling: boolean
  /** "Is that extra?" */
  isReferring: boolean
  /** "How much?" */
  isPriced: boolean
  /** "Do you come to Gambier", unlike "and Gambier?" */
  isWorded: boolean
  /** Mostly unknown words. */
  isGibberish: boolean
  /** After "forget that". */
  isFresh: boolean
  /** Topics of other questions of the message that are not sure enough to be answered. */
  beside: readonly TopicId[]
  /** Answer to a button of a guided talk. */
  said?: string | undefined
}

/** State of the conversation before a message. */
export type State = {
  language: ChatLanguage | undefined
  slots: Slots | undefined
  /** Turns since a day or time was last named or used by an answer. */
  idleDay: number
  /** Topics of the last answer, in order. */
  topics: readonly TopicId[]
  /** Topics offered as buttons by the last answer; "yes" means the first. */
  offered: readonly TopicId[]
  lastAsk: string
  /** The last answer, which is not given twice in a row. */
  lastText: string
  /** Every sentence answered in this chat. */
  said: ReadonlySet<string>
}

export const noState: State = {
  language: undefined,
  slots: undefined,
  idleDay: 0,
  topics: [],
  offered: [],
  lastAsk: '',
  lastText: '',
  said: new Set(),
}

/**
 * Result of the ranking. An unsure answer also offers `others`; `choose` only offers topics; `outside` is off topic:
 * weather, scores, jokes.
 */
export type Choice =
  | { kind: 'answer'; id: TopicId; others: readonly TopicId[] }
  | { kind: 'choose'; others: readonly TopicId[] }
  | { kind: 'outside'; others: readonly TopicId[] }
  | { kind: 'act'; act: Exclude<Act, 'ask'> }

/** An ask with the earlier state merged in: topic to answer, and slots. */
export type Meant = { ask: Ask; slots: Slots; choice: Choice }
