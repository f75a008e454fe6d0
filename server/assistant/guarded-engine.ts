import type { FastifyBaseLogger } from 'fastify'
import type { AnswerEngine } from './answer-engine.ts'
import type { TruthChecker } from './truth.ts'

export const modelTimeLimit = 8000

type Parts = {
  model: { answer: (message: string, signal: AbortSignal) => Promise<string> }
  fallback: AnswerEngine
  check: TruthChecker
  log: Pick<FastifyBaseLogger, 'warn'>
  timeLimit?: number
}

/** A model's answer where it comes in time and is true; the fallback's in every other case. */
export const guardedEngine = ({ model, fallback, check, log, timeLimit = modelTimeLimit }: Parts): AnswerEngine => ({
  answer: async (message) => {
    try {
      const answer = await model.answer(message, AbortSignal.timeout(timeLimit))
      const faults = check(answer, message)
      if (faults.length === 0) return answer
      log.warn({ faults: faults.length }, 'the model broke the truth rule')
    } catch (error) {
      log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'the model did not answer')
    }
    return fallback.answer(message)
  },
})
