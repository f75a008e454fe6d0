import type { QuestionOutcome } from '../ops/health/metrics.ts'
import type { Storage } from '../storage/open.ts'
import { unansweredDays } from './unanswered.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Counts of asked and answered questions per day, without their text. */
export const chatCounts = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  let waiting = { asked: 0, answered: 0 }

  /** Counts a question in memory; `flush` stores the counts. */
  const count = (outcome: QuestionOutcome): void => {
    waiting = { asked: waiting.asked + 1, answered: waiting.answered + (outcome === 'answered' ? 1 : 0) }
  }

  /** Adds the counts since the last flush to the day's row. */
  const flush = async (now = new Date()): Promise<void> => {
    const { asked, answered } = waiting
    if (asked === 0) return
    waiting = { asked: 0, answered: 0 }
    try {
      await write((trx) =>
        trx
          .insertInto('chat_days')
          .values({ day: dayOf(now.getTime()), asked, answered })
          .onConflict((conflict) =>
            conflict.column('day').doUpdateSet((eb) => ({
              asked: eb('chat_days.asked', '+', asked),
              answered: eb('chat_days.answered', '+', answered),
            })),
          )
          .execute(),
      )
    } catch (error) {
      waiting = { asked: waiting.asked + asked, answered: waiting.answered + answered }
      throw error
    }
  }

  /** Counts of the last 30 days. */
  const read = async (now = new Date()): Promise<{ asked: number; answered: number }> => {
    const sums = await db
      .selectFrom('chat_days')
      .select(({ fn }) => [fn.sum('asked').as('asked'), fn.sum('answered').as('answered')])
      .where('day', '>', dayOf(now.getTime() - unansweredDays * dayMs))
      .executeTakeFirst()
    return {
      asked: Number(sums?.asked ?? 0) + waiting.asked,
      answered: Number(sums?.answered ?? 0) + waiting.answered,
    }
  }

  return { count, flush, read }
}

export type ChatCounts = ReturnType<typeof chatCounts>
