import type { FastifyBaseLogger } from 'fastify'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { type AnswerEngine, type Conversation, visitorTurns } from './answer-engine.ts'
import type { TruthChecker } from './truth.ts'

/** How long a visitor waits for a model, in milliseconds. */
export const modelTimeLimit = 8000

type Parts = {
  model: { answer: (message: string, conversation: Conversation, signal: AbortSignal) => Promise<string> }
  fallback: AnswerEngine
  check: TruthChecker
  languageOf: (text: string) => ChatLanguage
  log: Pick<FastifyBaseLogger, 'warn'>
  timeLimit?: number
}

const late = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** A model's answer where it comes in time and is true; the fallback's in every other case. */
export const guardedEngine = ({
  model,
  fallback,
  check,
  languageOf,
  log,
  timeLimit = modelTimeLimit,
}: Parts): AnswerEngine => ({
  answer: async (message, conversation = []) => {
    try {
      const signal = AbortSignal.timeout(timeLimit)
      const answer = await Promise.race([model.answer(message, conversation, signal), late(signal)])
      const faults = check(answer, [...visitorTurns(conversation), message].join('\n'))
      if (answer !== '' && faults.length === 0) return { text: answer, lang: languageOf(answer) }
      log.warn({ faults: faults.length }, 'the model broke the truth rule')
    } catch (error) {
      // The name only: a message may carry the address, the key or the visitor's words.
      log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'the model did not answer')
    }
    return fallback.answer(message, conversation)
  },
})
