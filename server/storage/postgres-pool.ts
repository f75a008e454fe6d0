import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Connections } from './connections.ts'
import { isConnectionLost } from './unavailable.ts'

const asking = (connections: Connections, client: PoolClient, answerMs: number) => {
  let lost: unknown

  const ask = (text: string, values: unknown[]) =>
    new Promise((resolve, reject) => {
      // Over one that is silent a transaction would wait once more for its end.
      if (lost) return reject(lost)
      connections.ask(client, { text, values, query_timeout: answerMs }, (error, result) => {
        if (isConnectionLost(error)) lost = error
        if (error) reject(error)
        else resolve(result)
      })
    })

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: unknown = []): unknown {
    if (typeof text !== 'string' || !Array.isArray(values)) throw new TypeError('Only texts are asked with')
    return ask(text, values)
  }
  return { query, release: (destroy?: boolean) => client.release(destroy || lost !== undefined) }
}

/**
 * The connections as Kysely uses them, asked with a callback: rows that come by way of the client's own promise
 * stay in memory until all of it is searched, 40 MB of them in a long list. One over which a question was not answered
 * within `answerMs` is thrown away.
 */
export const poolForKysely = (connections: Connections, answerMs = 0): PostgresPool => ({
  options: connections.pool.options,
  connect: async () => asking(connections, await connections.take(), answerMs),
  end: () => connections.pool.end(),
})
