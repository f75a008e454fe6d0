import { z } from 'zod'
import { type ChatRequest, chatMessageLength, chatMessageLimit } from './chat-message.ts'

/** What is sent to the function: one message that is text and not blank. Its length is judged apart (413, not 400). */
export const chatRequestSchema: z.ZodType<ChatRequest> = z.object({
  message: z.string().refine((text) => text.trim() !== ''),
})

export const isTooLong = (message: string): boolean => chatMessageLength(message) > chatMessageLimit
