import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '../../../content/schema/read.ts'
import { type AnswerEngine, visitorTurns } from '../answer-engine.ts'
import type { Engine } from '../engine.ts'
import type { ChooseTopics } from './choose-topics.ts'

/** How long a visitor waits for a model, in milliseconds, and how often it is asked in a day. */
export const modelTimeLimit = 8000
export const modelCallsADay = 1000

const day = 86_400_000
const mostChoosable = 10

type Parts = {
  content: Pick<Content, 'topics'>
  engine: Pick<Engine, 'reply'>
  choose: ChooseTopics
  log: Pick<FastifyBaseLogger, 'warn'>
  timeLimit?: number
  callsADay?: number
  now?: () => number
}

/** Counts the calls of a day from the first one on. */
const budgetOf = (callsADay: number, now: () => number) => {
  let [since, calls] = [Number.NEGATIVE_INFINITY, 0]
  return (): boolean => {
    if (now() - since >= day) [since, calls] = [now(), 0]
    calls++
    return calls <= callsADay
  }
}

/**
 * A model chooses among the topics that came near, and the engine answers in their words. Where the model is late, odd, or
 * its day's calls are used up, the engine chooses alone. What the assistant is said to have written is not believed.
 */
export const guidedEngine = ({
  content,
  engine,
  choose,
  log,
  timeLimit = modelTimeLimit,
  callsADay = modelCallsADay,
  now = () => performance.now(),
}: Parts): AnswerEngine => {
  const isWithinBudget = budgetOf(callsADay, now)
  return {
    answer: async (message, conversation = [], pageLanguage) => {
      const said = visitorTurns(conversation)
      const alone = engine.reply(message, said, { pageLanguage })
      if (!isWithinBudget()) return alone
      const choosable = [...new Set(alone.near)].slice(0, mostChoosable).flatMap((id) => {
        const ask = content.topics[alone.lang][id]?.asks[0]
        return ask === undefined ? [] : [{ id, ask }]
      })
      try {
        const signal = AbortSignal.timeout(timeLimit)
        const late = new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        )
        const picked = await Promise.race([choose([...said, message], choosable, signal), late])
        return picked.length > 0 ? engine.reply(message, said, { picked, pageLanguage }) : alone
      } catch (error) {
        // The name only: a message may carry the address, the key or the visitor's words.
        log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'the model did not choose')
        return alone
      }
    },
  }
}
