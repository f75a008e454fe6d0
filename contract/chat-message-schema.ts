import { z } from 'zod'
import {
  type ChatRequest,
  type ChatTurn,
  chatLanguages,
  chatMessageLength,
  chatMessageLimit,
  chatTurnLimit,
} from './chat-message.ts'
import { withoutInvisible } from './visible-text.ts'

const shorten = (text: string): string => [...text].slice(0, chatMessageLimit).join('')

// Somebody in danger is understood whatever was pasted between the letters.
const readText = z.string().overwrite(withoutInvisible)

const turn = z.object({ text: readText.transform(shorten), isBot: z.boolean() }) satisfies z.ZodType<ChatTurn>

/**
 * What is sent to the function: one message that is text and not blank, and, where there was one, the conversation
 * before it, of which the last turns count. The message's length is judged apart (413, not 400).
 */
export const chatRequestSchema: z.ZodType<ChatRequest> = z.object({
  message: readText.refine((text) => text.trim() !== ''),
  conversation: z
    .array(z.unknown())
    .transform((turns) => turns.slice(-chatTurnLimit))
    .pipe(z.array(turn))
    .optional(),
  // What we do not speak is answered as if nothing were said.
  lang: z.enum(chatLanguages).optional().catch(undefined),
})

export const isTooLong = (message: string): boolean => chatMessageLength(message) > chatMessageLimit
