import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '../../../content/schema/read.ts'
import { type AnswerEngine, saidBy } from '../answer-engine.ts'
import type { Engine } from '../engine.ts'
import type { ChooseTopics } from './choose-topics.ts'

/** Timeout of a model call in milliseconds, and calls per day. */
const modelTimeLimit = 8000
const modelCallsADay = 1000

const day = 86_400_000
const mostChoosable = 10

type Parts = {
  content: Pick<Content, 'topics'>
  engine: Pick<Engine, 'reply'>
  choose: ChooseTopics
  log: Pick<FastifyBaseLogger, 'warn'>
  timeLimit?: number
  callsADay?: number
}

/** Allows `callsADay` calls in 24 hours, counted from the first. */
const budgetOf = (callsADay: number) => {
  let [since, calls] = [Number.NEGATIVE_INFINITY, 0]
  return (): boolean => {
    const now = performance.now()
    if (now - since >= day) [since, calls] = [now, 0]
    calls++
    return calls <= callsADay
  }
}

/**
 * Lets a model choose among the likely topics, whose own words answer. If the model is late or wrong or the budget is
 * used up, the engine chooses. It is not shown the assistant's turns, which a client could forge.
 */
export const guidedEngine = ({
  content,
  engine,
  choose,
  log,
  timeLimit = modelTimeLimit,
  callsADay = modelCallsADay,
}: Parts): AnswerEngine => {
  const isWithinBudget = budgetOf(callsADay)
  return {
    answer: async (message, conversation = [], pageLanguage) => {
      const said = saidBy(conversation)
      const alone = engine.reply(message, said, { pageLanguage })
      if (!isWithinBudget()) return alone
      const choosable = [...new Set(alone.near)].slice(0, mostChoosable).flatMap((id) => {
        const ask = content.topics[alone.lang][id]?.asks[0]
        return ask === undefined ? [] : [{ id, ask }]
      })
      try {
        const picked = await choose([...said, message], choosable, AbortSignal.timeout(timeLimit))
        return picked.length > 0 ? engine.reply(message, said, { picked, pageLanguage }) : alone
      } catch (error) {
        // Only the name: the message may contain the URL, the key or the visitor's words.
        log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'the model did not choose')
        return alone
      }
    },
  }
}
