import { type ChatRequest, type ChatTurn, chatPath, isChatResponse } from '../../contract/chat-message.ts'

/** How long a visitor waits for an answer. The server's own limit for its slowest answers is shorter. */
export const ASK_TIMEOUT_MS = 15_000

interface AskOptions {
  /** What was said before, oldest first. A first question goes alone. */
  before?: readonly ChatTurn[]
  signal?: AbortSignal
  send?: typeof fetch
  timeout?: number
}

/** Sends one message to the assistant and returns its answer. Throws when none comes, whatever the cause. */
export const askAssistant = async (
  message: string,
  { before = [], signal, send = fetch, timeout = ASK_TIMEOUT_MS }: AskOptions = {},
): Promise<string> => {
  const request: ChatRequest = before.length > 0 ? { message, conversation: [...before] } : { message }
  const limit = AbortSignal.timeout(timeout)
  const response = await send(chatPath, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  if (!response.ok) throw new Error(`The assistant answered ${response.status}`)
  const reply: unknown = await response.json()
  if (!isChatResponse(reply) || reply.response.trim() === '') throw new Error('The assistant answered without words')
  return reply.response
}
