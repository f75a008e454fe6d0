import { isChatContact, isChatLanguage } from '../../contract/chat-message.ts'
import { hasFields } from '../has-fields.ts'
import { type KeptText, keptText, parseKept } from '../quote/kept-text.ts'
import { isChatLink } from './ask-assistant.ts'
import type { ChatMessage, Conversation, KeptConversation } from './conversation.ts'

const inTab = keptText('chat', () => sessionStorage)

const isMessage = (value: unknown): value is ChatMessage =>
  hasFields(value, { id: 'number', text: 'string', isBot: 'boolean' }) &&
  (!('lang' in value) || isChatLanguage(value.lang)) &&
  (!('next' in value) || (Array.isArray(value.next) && value.next.every((one) => typeof one === 'string'))) &&
  (!('links' in value) || (Array.isArray(value.links) && value.links.every(isChatLink))) &&
  (!('contact' in value) || isChatContact(value.contact))

const isKept = (value: unknown): value is KeptConversation =>
  hasFields(value, { draft: 'string', unanswered: 'boolean' }) &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  value.messages.length > 0 &&
  value.messages.every((message, index) => isMessage(message) && message.id === index)

/** The conversation kept from the page before, or undefined where the stored value has another shape. */
export const readConversation = (place: KeptText = inTab): KeptConversation | undefined => {
  const kept = parseKept(place.read())
  return isKept(kept) ? kept : undefined
}

/** Keeps a conversation for the next page, or removes it once only the greeting is left. */
export const keepConversation = ({ messages, draft, unanswered }: Conversation, place: KeptText = inTab): void => {
  const kept: KeptConversation = { messages, draft, unanswered }
  if (messages.length === 1 && draft === '') place.clear()
  else place.write(JSON.stringify(kept))
}
