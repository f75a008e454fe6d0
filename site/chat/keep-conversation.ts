import { isChatContact, isChatLanguage } from '../../contract/chat-message.ts'
import { isChatLink } from './ask-assistant.ts'
import type { ChatMessage, Conversation, KeptConversation } from './conversation.ts'

/** The key of the conversation in the tab's `sessionStorage`. */
export const conversationKey = 'chat'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Where a visitor forbids storage, reading `sessionStorage` alone throws.
const tabStorage = (): Keeper | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isBot' in value &&
  typeof value.isBot === 'boolean' &&
  (!('lang' in value) || isChatLanguage(value.lang)) &&
  (!('next' in value) || (Array.isArray(value.next) && value.next.every((one) => typeof one === 'string'))) &&
  (!('links' in value) || (Array.isArray(value.links) && value.links.every(isChatLink))) &&
  (!('contact' in value) || isChatContact(value.contact))

const isKept = (value: unknown): value is KeptConversation =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  value.messages.length > 0 &&
  value.messages.every((message, index) => isMessage(message) && message.id === index) &&
  'draft' in value &&
  typeof value.draft === 'string' &&
  'unanswered' in value &&
  typeof value.unanswered === 'boolean'

/** The conversation kept from the page before, or undefined where the stored value has another shape. */
export const readConversation = (storage = tabStorage()): KeptConversation | undefined => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(conversationKey) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a conversation for the next page, or removes it once only the greeting is left. */
export const keepConversation = ({ messages, draft, unanswered }: Conversation, storage = tabStorage()): void => {
  const kept: KeptConversation = { messages, draft, unanswered }
  try {
    if (messages.length === 1 && draft === '') storage?.removeItem(conversationKey)
    else storage?.setItem(conversationKey, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: the conversation goes on without being kept.
  }
}
