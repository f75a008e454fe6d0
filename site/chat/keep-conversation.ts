import { isChatContact, isChatLanguage } from '../../contract/chat-message.ts'
import { isChatLink } from './ask-assistant.ts'
import type { ChatMessage, Conversation, KeptConversation } from './conversation.ts'

/** Under which name the browser keeps the conversation until the tab is closed. */
export const conversationKey = 'chat'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Reading the property alone throws where a visitor forbids sites to keep anything.
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

/** What was said on the page before; nothing when it is not what we kept. */
export const readConversation = (storage = tabStorage()): KeptConversation | undefined => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(conversationKey) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a conversation for the next page, or forgets it once there is nothing in it but the greeting. */
export const keepConversation = ({ messages, draft, unanswered }: Conversation, storage = tabStorage()): void => {
  const kept: KeptConversation = { messages, draft, unanswered }
  try {
    if (messages.length === 1 && draft === '') storage?.removeItem(conversationKey)
    else storage?.setItem(conversationKey, JSON.stringify(kept))
  } catch {
    // Full or forbidden: the conversation goes on without being kept.
  }
}
