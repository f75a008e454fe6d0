/** The function that the chat calls, and its path. */
export const chatFunction = 'ai-assistant'
export const chatPath = `/functions/v1/${chatFunction}`

/** Most characters in one message. */
export const chatMessageLimit = 2000
/** Number of earlier turns that the assistant reads: the last ones. */
export const chatTurnLimit = 10
/** Most follow-up questions offered with an answer. */
export const chatNextLimit = 3

/** An earlier message of the assistant (`isBot`) or of the visitor. */
export type ChatTurn = { text: string; isBot: boolean }
/** Languages the assistant answers in; the site's language first. */
export const chatLanguages = ['en', 'es'] as const
export type ChatLanguage = (typeof chatLanguages)[number]
export const siteLanguage: ChatLanguage = 'en'

/** Builds one value per chat language. */
export const inChatLanguages = <Value>(read: (language: ChatLanguage) => Value): Record<ChatLanguage, Value> => ({
  en: read('en'),
  es: read('es'),
})

/**
 * `conversation` holds the earlier turns, oldest first. `lang` is the page's language: it decides for messages that
 * could be in either, such as a name.
 */
export type ChatRequest = { message: string; conversation?: ChatTurn[] | undefined; lang?: ChatLanguage | undefined }
/** A link offered beside an answer: a phone call, the quote form. */
export type ChatLink = { label: string; href: string }
/** Contact data found in a message, for filling in the quote form. */
export type ChatContact = { name?: string; phone?: string; email?: string; address?: string }
/**
 * `lang` is set when the response is not in the site's language. `next` are follow-up questions and `links` other
 * actions, both shown as buttons; `contact` prefills the quote form. Empty fields are left out.
 */
export type ChatResponse = {
  response: string
  lang?: ChatLanguage | undefined
  next?: string[] | undefined
  links?: ChatLink[] | undefined
  contact?: ChatContact | undefined
}
export type ChatError = { code: string; message: string }

/** Length in code points, so that an emoji counts as one. */
export const chatMessageLength = (message: string): number => [...message].length

export const isChatResponse = (value: unknown): value is ChatResponse =>
  typeof value === 'object' && value !== null && 'response' in value && typeof value.response === 'string'

/** True when every part of the contact data is text. */
export const isChatContact = (value: unknown): value is ChatContact =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

export const isChatLanguage = (value: unknown): value is ChatLanguage => chatLanguages.some((one) => one === value)
