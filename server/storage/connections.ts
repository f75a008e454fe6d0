import type { Pool, PoolClient, Query, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { isUnanswered } from './unavailable.ts'

/** A question that fails when it is not answered within so many milliseconds; 0 waits for as long as it takes. */
export type TimedQuestion = QueryConfig & { query_timeout: number }

type Answered<Row extends QueryResultRow> = (error: Error | undefined, result: QueryResult<Row>) => void

/**
 * The connections of `pool`. Where one does not answer, those that were there already are given up as well: the machine
 * behind them is gone without a word, and each would be waited for anew.
 */
export const connectionsOf = (pool: Pool, Asked: typeof Query) => {
  let generation = 0
  const bornIn = new WeakMap<PoolClient, number>()
  // An idle connection may be cut by the database; the next query takes a new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    bornIn.set(client, generation)
    // One that is cut while it is in use fails its query and, unheard, would end this process as well.
    client.on('error', () => undefined)
  })

  const isTrusted = (client: PoolClient) => bornIn.get(client) === generation

  const take = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if (isTrusted(client)) return client
      client.release(true)
    }
  }

  const ask = <Row extends QueryResultRow>(
    client: PoolClient,
    { name, text, values, query_timeout }: TimedQuestion,
    answered: Answered<Row>,
  ) => {
    const question = new Asked<Row>(text, values, (error, result) => {
      if (isTrusted(client) && isUnanswered(error)) generation += 1
      answered(error, result)
    })
    // Given with the text, they would be copied by their descriptors: that takes a fiftieth of a short question.
    client.query(Object.assign(question, { name, query_timeout }))
  }

  return { pool, isTrusted, take, ask }
}

export type Connections = ReturnType<typeof connectionsOf>
