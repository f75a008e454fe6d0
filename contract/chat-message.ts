/** The function that the chat calls, and where it lives. */
export const chatFunction = 'ai-assistant'
export const chatPath = `/functions/v1/${chatFunction}`

/** The most characters that one message may have. */
export const chatMessageLimit = 2000

export type ChatRequest = { message: string }
export type ChatResponse = { response: string }
export type ChatError = { code: string; message: string }

/** A message counted in characters as people see them typed, so that an emoji is one. */
export const chatMessageLength = (message: string): number => [...message].length

/** True for what a good answer of the function carries. */
export const isChatResponse = (value: unknown): value is ChatResponse =>
  typeof value === 'object' && value !== null && 'response' in value && typeof value.response === 'string'
