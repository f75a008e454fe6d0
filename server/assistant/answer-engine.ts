import type { ChatContact, ChatLanguage, ChatLink, ChatTurn } from '../../contract/chat-message.ts'

/** The turns before a message, oldest first. */
export type Conversation = readonly ChatTurn[]

export type Answer = {
  text: string
  lang: ChatLanguage
  /** False if the message was not understood. */
  isAnswered: boolean
  /** True if the answer says that the business publishes nothing about the question. */
  isUnknown?: boolean
  /** True if the message may hide danger: it was not understood, the answer is a guess, or it is a complaint. */
  isUnsure?: boolean
  /** True if an unsure answer answers: its topic was the likeliest of several. */
  isGuess?: boolean
  /** Follow-up questions. */
  next?: readonly string[]
  /** Other actions: call, ask for a quote. */
  links?: readonly ChatLink[]
  /** Contact data in the message. */
  contact?: ChatContact | undefined
}

/** Answers a visitor's message. A message in no clear language has the page's. */
export type AnswerEngine = {
  answer: (message: string, conversation?: Conversation, pageLanguage?: ChatLanguage) => Promise<Answer>
}

/** The visitor's messages, oldest first. */
export const saidBy = (conversation: Conversation): string[] =>
  conversation.filter(({ isBot }) => !isBot).map(({ text }) => text)
