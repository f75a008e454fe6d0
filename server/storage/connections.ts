import type { Pool, PoolClient, Query, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { overdue } from './overdue.ts'
import { Unanswered } from './unavailable.ts'

/**
 * The connections of `pool`. Where one does not answer in time, those that were there already are given up as well: the
 * machine behind them is gone without a word, and each would be waited for anew.
 */
export const connectionsOf = (pool: Pool, Asked: typeof Query) => {
  let answerMs = 0
  const waits = overdue()
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

  /** Whoever asks gives the client back, and throws it away when that fails with `Unanswered`. */
  const ask = <Row extends QueryResultRow>(client: PoolClient, { name, text, values }: QueryConfig) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    const giveUp = () => {
      if (isTrusted(client)) generation += 1
      reject(new Unanswered())
    }
    const wait = answerMs > 0 ? waits.begin(answerMs, giveUp) : undefined
    const question = new Asked<Row>(text, values, (error, result) => {
      if (wait) waits.end(wait)
      if (error) reject(error)
      else resolve(result)
    })
    // Given with the text, a name has all of it copied by its descriptors: that takes a fiftieth of a short question.
    client.query(Object.assign(question, { name }))
    return promise
  }

  return {
    pool,
    isTrusted,
    take,
    ask,
    /** From now on an answer is waited for so many milliseconds; 0 is for as long as it takes, as until then. */
    limit: (ms: number) => {
      answerMs = ms
    },
  }
}

export type Connections = ReturnType<typeof connectionsOf>
