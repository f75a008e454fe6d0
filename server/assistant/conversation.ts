import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Slots } from './slots/slots.ts'

/** A file of `content/<language>/assistant/topics/`, by its name. */
export type TopicId = string

/** A topic that may answer an ask, and how likely it is what was meant, 0 to 1. */
export type Candidate = { id: TopicId; share: number }

/** What a message does beside asking: its topic says so in content (`act`). */
export const acts = ['ask', 'yes', 'no', 'more', 'drop'] as const
export type Act = (typeof acts)[number]

/**
 * One question of a message, read by itself. `ranked` is best first; `isOnlySlots` for "and on a Sunday?", `isAdding` for
 * "and", `isTelling` for a few words that ask nothing, `isReferring` for "is that extra?", `isFresh` behind "forget that"; `said` answers a button of a guided talk.
 */
export type Ask = {
  text: string
  /** The whole message that it is from. */
  message: string
  slots: Slots
  ranked: readonly Candidate[]
  act: Act
  isOnlySlots: boolean
  isAdding: boolean
  isTelling: boolean
  isReferring: boolean
  isFresh: boolean
  said?: string | undefined
}

/** What the conversation knows before a message. */
export type State = {
  language: ChatLanguage | undefined
  slots: Slots | undefined
  /** The topics of the last answer, in its order. */
  topics: readonly TopicId[]
  /** The topics that the last answer offered as buttons; "yes" means the first. */
  offered: readonly TopicId[]
  lastAsk: string
  /** Every sentence that was answered in this chat. */
  said: ReadonlySet<string>
}

export const noState: State = {
  language: undefined,
  slots: undefined,
  topics: [],
  offered: [],
  lastAsk: '',
  said: new Set(),
}

/**
 * What the ranking comes to. An answer below the bar also offers `others`; `choose` answers nothing and offers the
 * likeliest topics; `outside` is for what no business like this one answers: weather, scores, jokes.
 */
export type Choice =
  | { kind: 'answer'; id: TopicId; others: readonly TopicId[] }
  | { kind: 'choose'; others: readonly TopicId[] }
  | { kind: 'outside'; others: readonly TopicId[] }
  | { kind: 'act'; act: Exclude<Act, 'ask'> }

/** An ask after what was said before has been added: what to answer, from which slots. */
export type Meant = { ask: Ask; slots: Slots; choice: Choice }
