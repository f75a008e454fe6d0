import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Slots } from '../slots/slots.ts'

/** File name of a topic in `content/<language>/assistant/topics/`. */
export type TopicId = string

/** A topic that may answer an ask, with its probability, 0 to 1. */
export type Candidate = { id: TopicId; share: number }

/** Dialogue acts; a topic has one in content (`act`). */
export const acts = ['ask', 'yes', 'no', 'more', 'drop'] as const
export type Act = (typeof acts)[number]

/**
 * One question of a message, read on its own. `ranked`: best topic first. `isOnlySlots`: "and on a Sunday?".
 * `isAdding`: starts with "and". `isTelling`: a statement. `isReferring`: "is that extra?". `isPriced`: "how much". `isWorded`: "do you come to
 * Gambier", unlike "and Gambier?". `isGibberish`: mostly unknown words. `isFresh`: after "forget that". `said`: answer to a button of a guided talk.
 */
export type Ask = {
  text: string
  /** The whole message that contains it. */
  message: string
  slots: Slots
  ranked: readonly Candidate[]
  act: Act
  isOnlySlots: boolean
  isAdding: boolean
  isTelling: boolean
  isReferring: boolean
  isPriced: boolean
  isWorded: boolean
  isGibberish: boolean
  isFresh: boolean
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
