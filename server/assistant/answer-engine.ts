import type { ChatTurn } from '../../contract/chat-message.ts'

/** What was said before a message, oldest first. */
export type Conversation = readonly ChatTurn[]

/** Whatever can answer a visitor's message. */
export type AnswerEngine = { answer: (message: string, conversation?: Conversation) => Promise<string> }

/** What the visitor said, oldest first. */
export const visitorTurns = (conversation: Conversation): string[] =>
  conversation.filter(({ isBot }) => !isBot).map(({ text }) => text)
