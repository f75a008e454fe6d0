import {
  type ChatContact,
  type ChatLanguage,
  type ChatLink,
  type ChatRequest,
  type ChatTurn,
  chatNextLimit,
  chatPath,
  isChatContact,
  isChatLanguage,
  isChatResponse,
  siteLanguage,
} from '../../contract/chat-message.ts'
import { hasFields } from '../has-fields.ts'
import { timeLimit } from '../time-limit.ts'
import { isSafeTarget } from './answer-parts.ts'

/** How long a visitor waits for an answer. The server's own limit for its slowest answers is shorter. */
const ASK_TIMEOUT_MS = 15_000

interface AskOptions {
  /** The turns before this message, oldest first. The first question has none. */
  before?: readonly ChatTurn[]
  /** The language of the page. */
  lang?: ChatLanguage | undefined
  signal?: AbortSignal
  send?: typeof fetch
  timeout?: number
}

/**
 * The assistant's answer: its language, the questions that may follow, links to a call or the form, and contact data
 * for the quote form.
 */
interface AssistantAnswer {
  text: string
  lang: ChatLanguage
  next: readonly string[]
  links: readonly ChatLink[]
  contact?: ChatContact | undefined
}

const questionsIn = (next: unknown): readonly string[] =>
  Array.isArray(next) ? next.filter((question) => typeof question === 'string').slice(0, chatNextLimit) : []

const linksIn = (links: unknown): readonly ChatLink[] =>
  Array.isArray(links) ? links.filter(isChatLink).slice(0, chatNextLimit) : []

/** True for a link whose target is safe. */
export const isChatLink = (value: unknown): value is ChatLink =>
  hasFields(value, { label: 'string', href: 'string' }) && isSafeTarget(value.href)

/** Sends one message to the assistant and returns its answer. Throws when no answer comes, whatever the cause. */
export const askAssistant = async (
  message: string,
  { before = [], lang, signal, send = fetch, timeout = ASK_TIMEOUT_MS }: AskOptions = {},
): Promise<AssistantAnswer> => {
  const request: ChatRequest = {
    message,
    ...(before.length > 0 && { conversation: [...before] }),
    ...(lang !== siteLanguage && { lang }),
  }
  const response = await send(chatPath, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: timeLimit(timeout, signal),
  })
  if (!response.ok) throw new Error(`The assistant answered ${response.status}`)
  const reply: unknown = await response.json()
  if (!isChatResponse(reply) || reply.response.trim() === '') throw new Error('The assistant answered without words')
  return {
    text: reply.response,
    lang: isChatLanguage(reply.lang) ? reply.lang : siteLanguage,
    next: questionsIn(reply.next),
    links: linksIn(reply.links),
    ...(isChatContact(reply.contact) && { contact: reply.contact }),
  }
}
