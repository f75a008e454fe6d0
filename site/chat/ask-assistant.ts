import {
  type ChatLanguage,
  type ChatRequest,
  type ChatTurn,
  chatNextLimit,
  chatPath,
  isChatLanguage,
  isChatResponse,
  siteLanguage,
} from '../../contract/chat-message.ts'
import { timeLimit } from '../time-limit.ts'

/** How long a visitor waits for an answer. The server's own limit for its slowest answers is shorter. */
export const ASK_TIMEOUT_MS = 15_000

interface AskOptions {
  /** What was said before, oldest first. A first question goes alone. */
  before?: readonly ChatTurn[]
  /** The language of the page. */
  lang?: ChatLanguage | undefined
  signal?: AbortSignal
  send?: typeof fetch
  timeout?: number
}

/** What the assistant answered, in which language, and what may be asked next. */
export interface AssistantAnswer {
  text: string
  lang: ChatLanguage
  next: readonly string[]
}

const questionsIn = (next: unknown): readonly string[] =>
  Array.isArray(next) ? next.filter((question) => typeof question === 'string').slice(0, chatNextLimit) : []

/** Sends one message to the assistant and returns its answer. Throws when none comes, whatever the cause. */
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
  }
}
