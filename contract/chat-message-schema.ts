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
 * Body of a chat request: one message that is not blank and, optionally, the turns before it, of which the last
 * `chatTurnLimit` are read. The route checks the message's length itself, because too long is a 413 and not a 400.
 */
export const chatRequestSchema: z.ZodType<ChatRequest> = z.object({
  message: readText.refine((text) => text.trim() !== ''),
  conversation: z
    .array(z.unknown())
    .transform((turns) => turns.slice(-chatTurnLimit))
    .pipe(z.array(turn))
    .optional(),
  // An unknown language counts as no language.
  lang: z.enum(chatLanguages).optional().catch(undefined),
})

export const isTooLong = (message: string): boolean => chatMessageLength(message) > chatMessageLimit
