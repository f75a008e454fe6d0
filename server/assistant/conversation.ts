import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Slots } from './slots/slots.ts'

/** A file of `content/<language>/assistant/topics/`, by its name. */
export type TopicId = string

/** What may answer an ask, and how likely it is what was meant, 0 to 1. A passage is quoted from its sentence `start`. */
export type Candidate =
  | { kind: 'topic'; id: TopicId; share: number }
  | { kind: 'passage'; id: number; share: number; start: number }

/** What a message does beside asking: its topic says so in content (`act`). */
export const acts = ['ask', 'yes', 'no', 'more', 'again', 'drop'] as const
export type Act = (typeof acts)[number]

/**
 * One question of a message, read by itself. `ranked` is best first; `isOnlySlots` for "and on a Sunday?", `isAdding` for
 * "and", `isReferring` for "is that extra?", `isFresh` behind "forget that".
 */
export type Ask = {
  text: string
  slots: Slots
  ranked: readonly Candidate[]
  act: Act
  isOnlySlots: boolean
  isAdding: boolean
  isReferring: boolean
  isFresh: boolean
}

/** What the conversation knows before a message. */
export type State = {
  language: ChatLanguage | undefined
  slots: Slots | undefined
  /** What was answered last, oldest first. */
  topics: readonly TopicId[]
  /** The topics that the last answer offered; "yes" means the first. */
  offered: readonly TopicId[]
  lastAsk: string
  lastAnswer: string
}

export const noState: State = {
  language: undefined,
  slots: undefined,
  topics: [],
  offered: [],
  lastAsk: '',
  lastAnswer: '',
}

/** An ask after what was said before has been added: what to answer, from which slots. */
export type Meant = { ask: Ask; slots: Slots; choice: Choice }

/** What the ranking comes to, by the three thresholds. */
export type Choice =
  | { kind: 'answer'; candidate: Candidate }
  | { kind: 'offer'; topics: readonly TopicId[] }
  | { kind: 'handOver' }
  | { kind: 'act'; act: Exclude<Act, 'ask'> }
