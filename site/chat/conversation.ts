import {
  type ChatContact,
  type ChatLanguage,
  type ChatLink,
  type ChatTurn,
  chatTurnLimit,
} from '../../contract/chat-message.ts'

/** One message of the chat, by the visitor or the assistant (`bot`). */
export interface ChatMessage {
  id: number
  text: string
  isBot: boolean
  /** The language of the message, where it may differ from the page's. */
  lang?: ChatLanguage | undefined
  /** Questions to offer after this answer. */
  next?: readonly string[] | undefined
  /** Links to offer after this answer: a call, the quote form. */
  links?: readonly ChatLink[] | undefined
  /** Contact data from this answer for the quote form. */
  contact?: ChatContact | undefined
}

/** The messages, the draft, and whether a reply is awaited. */
export interface Conversation {
  messages: readonly ChatMessage[]
  draft: string
  loading: boolean
  /**
   * The last question has no answer: the reply is still awaited, it failed, or the visitor left the page before it
   * came.
   */
  unanswered: boolean
}

/** The part of a conversation that the tab keeps from page to page. */
export type KeptConversation = Pick<Conversation, 'messages' | 'draft' | 'unanswered'>

export type ConversationEvent =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; text: string }
  | { type: 'asked again' }
  | ({ type: 'answered' } & Omit<ChatMessage, 'id' | 'isBot'>)
  | { type: 'failed'; text: string; lang?: ChatLanguage | undefined }
  | { type: 'restored'; kept: KeptConversation | undefined }
  | { type: 'cleared' }

const append = (messages: readonly ChatMessage[], said: Omit<ChatMessage, 'id'>): readonly ChatMessage[] => [
  ...messages,
  { id: (messages.at(-1)?.id ?? -1) + 1, ...said },
]

/** Marks the last question with the language of its answer. */
const inLanguage = (messages: readonly ChatMessage[], lang: ChatLanguage | undefined): readonly ChatMessage[] => {
  const question = lastQuestion({ messages })
  return lang ? messages.map((message) => (message === question ? { ...message, lang } : message)) : messages
}

/**
 * A conversation with this page's greeting and the messages kept from the page before, without the greeting there: it
 * may be in another language.
 */
export const beginConversation = (greeting: string, kept?: KeptConversation): Conversation => ({
  draft: '',
  unanswered: false,
  ...kept,
  messages: [...append([], { text: greeting, isBot: true }), ...(kept?.messages.slice(1) ?? [])],
  loading: false,
})

/** The next state of a conversation. Ignores blank questions, and all questions while a reply is awaited. */
export const reduceConversation = (conversation: Conversation, event: ConversationEvent): Conversation => {
  const { messages, loading } = conversation
  const [greeting] = messages
  switch (event.type) {
    case 'typed':
      return { ...conversation, draft: event.draft }
    case 'sent': {
      const text = event.text.trim()
      if (text === '' || loading) return conversation
      return { messages: append(messages, { text, isBot: false }), draft: '', loading: true, unanswered: true }
    }
    case 'asked again':
      return { ...conversation, loading: conversation.unanswered }
    case 'answered': {
      if (!loading) return conversation
      const { type: _type, ...answer } = event
      return {
        ...conversation,
        messages: append(inLanguage(messages, answer.lang), { ...answer, isBot: true }),
        loading: false,
        unanswered: false,
      }
    }
    case 'failed':
      if (!loading) return conversation
      return {
        ...conversation,
        messages: append(messages, { text: event.text, isBot: true, lang: event.lang }),
        loading: false,
        unanswered: true,
      }
    case 'restored':
      return beginConversation(greeting?.text ?? '', event.kept)
    case 'cleared':
      return beginConversation(greeting?.text ?? '')
  }
}

/** The visitor's last question. */
export const lastQuestion = ({ messages }: Pick<Conversation, 'messages'>): ChatMessage | undefined =>
  messages.filter(({ isBot }) => !isBot).at(-1)

/** The questions that the last answer offers and the visitor has not asked yet. */
export const nextQuestions = ({ messages }: Pick<Conversation, 'messages'>): readonly string[] => {
  const asked = messages.filter(({ isBot }) => !isBot).map(({ text }) => text)
  return messages.at(-1)?.next?.filter((question) => !asked.includes(question)) ?? []
}

/** The contact data that the visitor typed last. */
export const typedContact = ({ messages }: Pick<Conversation, 'messages'>): ChatContact | undefined =>
  messages.filter(({ contact }) => contact).at(-1)?.contact

/** The turns before the last question, without the greeting: a question such as "and on Sunday?" needs them. */
export const turnsBeforeQuestion = ({ messages }: Pick<Conversation, 'messages'>): ChatTurn[] => {
  const question = messages.map(({ isBot }) => isBot).lastIndexOf(false)
  const turns = messages.slice(1, Math.max(question, 1)).map(({ text, isBot }) => ({ text, isBot }))
  return turns.slice(-chatTurnLimit)
}
