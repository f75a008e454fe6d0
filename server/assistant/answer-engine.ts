import type { ChatContact, ChatLanguage, ChatLink, ChatTurn } from '../../contract/chat-message.ts'

/** The turns before a message, oldest first. */
export type Conversation = readonly ChatTurn[]

/**
 * An answer and its language. `next` are follow-up questions, `links` other actions (call, ask for a quote), `contact`
 * is contact data in the message. `isAnswered` is false for a message that was not understood; `isUnknown` is true if it was,
 * and the answer says that the business publishes nothing about it. `isUnsure` is true if danger may hide in the message: it was not
 * understood, the answer is a guess, or it is a complaint.
 */
export type Answer = {
  text: string
  lang: ChatLanguage
  isAnswered: boolean
  isUnknown?: boolean
  isUnsure?: boolean
  next?: readonly string[]
  links?: readonly ChatLink[]
  contact?: ChatContact | undefined
}

/** Answers a visitor's message. A message in no clear language has the page's. */
export type AnswerEngine = {
  answer: (message: string, conversation?: Conversation, pageLanguage?: ChatLanguage) => Promise<Answer>
}

/** The visitor's messages, oldest first. */
export const saidBy = (conversation: Conversation): string[] =>
  conversation.filter(({ isBot }) => !isBot).map(({ text }) => text)
