import type { ChatContact, ChatLanguage, ChatLink, ChatTurn } from '../../contract/chat-message.ts'

/** What was said before a message, oldest first. */
export type Conversation = readonly ChatTurn[]

/**
 * What is answered and in which language. `next` are questions to tap, `links` other ways on (call, ask for a quote),
 * `contact` what the visitor typed that belongs into the quote form. `isAnswered` is false where nothing was known.
 */
export type Answer = {
  text: string
  lang: ChatLanguage
  isAnswered: boolean
  next?: readonly string[]
  links?: readonly ChatLink[]
  contact?: ChatContact | undefined
}

/** Whatever can answer a visitor's message. Where its words do not tell their language, it is that of the page. */
export type AnswerEngine = {
  answer: (message: string, conversation?: Conversation, pageLanguage?: ChatLanguage) => Promise<Answer>
}

/** What the visitor said, oldest first. */
export const visitorTurns = (conversation: Conversation): string[] =>
  conversation.filter(({ isBot }) => !isBot).map(({ text }) => text)
