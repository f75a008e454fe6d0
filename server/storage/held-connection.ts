import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { errorCode } from '../start-error.ts'

const idleMs = 1000

// A machine that is gone without a word would be waited for by every request, for as long as the network hopes: 15 minutes.
const usualAnswerMs = 5_000

type TimedQuestion = QueryConfig & { query_timeout: number }

/** Whether Postgres refused a row because it holds it already. */
export const isRepetition = (error: unknown): boolean => errorCode(error) === '23505'

/**
 * Asks over one connection of `pool`, which it keeps for as long as it is asked again within a second: to take one and give
 * it back takes a tenth of a short question. One over which a question failed, or was not answered within `answerMs`, is
 * thrown away, unless the row was there.
 */
export const heldConnection = (pool: Pool, answerMs = usualAnswerMs) => {
  let held: PoolClient | undefined
  let isClosed = false

  const release = (client: PoolClient, error?: Error) => {
    client.off('error', giveBack)
    client.release(error)
  }

  // Also when the database cuts it while nobody asks.
  const giveBack = (error?: Error) => {
    const client = held
    held = undefined
    if (client) release(client, error)
  }

  const timer = setTimeout(giveBack, idleMs).unref()

  const hold = (client: PoolClient) => {
    if (held || isClosed) return release(client)
    held = client
    timer.refresh()
  }

  const take = async () => {
    const client = await pool.connect()
    client.on('error', giveBack)
    return client
  }

  const ask = <Row extends QueryResultRow>(client: PoolClient, question: QueryConfig) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    const timed: TimedQuestion = { ...question, query_timeout: answerMs }
    client.query<Row>(timed, (error, result) => {
      if (error && !isRepetition(error)) release(client, error)
      else hold(client)
      if (error) reject(error)
      else resolve(result)
    })
    return promise
  }

  return {
    query: async <Row extends QueryResultRow>(question: QueryConfig): Promise<QueryResult<Row>> => {
      const client = held ?? (await take())
      if (client === held) held = undefined
      return ask<Row>(client, question)
    },
    /** Gives it back, so that the pool can end. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      giveBack()
    },
  }
}

export type HeldConnection = ReturnType<typeof heldConnection>
