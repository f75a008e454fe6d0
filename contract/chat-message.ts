/** The function that the chat calls, and where it lives. */
export const chatFunction = 'ai-assistant'
export const chatPath = `/functions/v1/${chatFunction}`

/** The most characters that one message may have. */
export const chatMessageLimit = 2000
/** How many turns of a conversation are read: the last ones. */
export const chatTurnLimit = 10
/** The most questions that are offered beside an answer. */
export const chatNextLimit = 3

/** One thing that was said before: by the assistant (`isBot`) or by the visitor. */
export type ChatTurn = { text: string; isBot: boolean }
/** The languages that the assistant answers in, the site's first. */
export const chatLanguages = ['en', 'es'] as const
export type ChatLanguage = (typeof chatLanguages)[number]
export const siteLanguage: ChatLanguage = 'en'

/** One value for each language that the assistant can speak. */
export const inChatLanguages = <Value>(read: (language: ChatLanguage) => Value): Record<ChatLanguage, Value> => ({
  en: read('en'),
  es: read('es'),
})

/**
 * `conversation` is what was said before the message, oldest first, and `lang` the language of the page, for what does not
 * tell its own, as a name; a message alone is enough.
 */
export type ChatRequest = { message: string; conversation?: ChatTurn[] | undefined; lang?: ChatLanguage | undefined }
/** Another way on than a question: a call, the quote form. */
export type ChatLink = { label: string; href: string }
/** What a message held that belongs into the quote form. */
export type ChatContact = { name?: string; phone?: string; email?: string; address?: string }
/**
 * `lang` is the language of the response, where it is another one than the site's. `next` are questions that the answer
 * leads to and `links` other ways on, to be tapped; `contact` fills the quote form in. Each is left out where there is none.
 */
export type ChatResponse = {
  response: string
  lang?: ChatLanguage | undefined
  next?: string[] | undefined
  links?: ChatLink[] | undefined
  contact?: ChatContact | undefined
}
export type ChatError = { code: string; message: string }

/** A message counted in characters as people see them typed, so that an emoji is one. */
export const chatMessageLength = (message: string): number => [...message].length

/** True for what a good answer of the function carries. */
export const isChatResponse = (value: unknown): value is ChatResponse =>
  typeof value === 'object' && value !== null && 'response' in value && typeof value.response === 'string'

/** True for contact data whose parts are all text. */
export const isChatContact = (value: unknown): value is ChatContact =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

export const isChatLanguage = (value: unknown): value is ChatLanguage => chatLanguages.some((one) => one === value)
