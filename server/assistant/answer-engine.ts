import type { ChatLanguage, ChatTurn } from '../../contract/chat-message.ts'

/** What was said before a message, oldest first. */
export type Conversation = readonly ChatTurn[]

/** What is answered, in which language, and which questions the answer leads to. */
export type Answer = { text: string; lang: ChatLanguage; next?: readonly string[] }

/** Whatever can answer a visitor's message. Where its words do not tell their language, it is that of the page. */
export type AnswerEngine = {
  answer: (message: string, conversation?: Conversation, pageLanguage?: ChatLanguage) => Promise<Answer>
}

/** What the visitor said, oldest first. */
export const visitorTurns = (conversation: Conversation): string[] =>
  conversation.filter(({ isBot }) => !isBot).map(({ text }) => text)
