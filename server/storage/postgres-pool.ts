import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Connections } from './connections.ts'
import { Unanswered } from './unavailable.ts'

const asking = (connections: Connections, client: PoolClient) => {
  let silence: Unanswered | undefined

  const ask = async (text: string, values: unknown[]) => {
    // Over one that is silent a transaction would wait once more for its end.
    if (silence) throw silence
    try {
      return await connections.ask(client, { text, values })
    } catch (error) {
      if (error instanceof Unanswered) silence = error
      throw error
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: unknown = []): unknown {
    if (typeof text !== 'string' || !Array.isArray(values)) throw new TypeError('Only texts are asked with')
    return ask(text, values)
  }
  return { query, release: (destroy?: boolean) => client.release(destroy || silence !== undefined) }
}

/** The connections as Kysely uses them. One that did not answer in time is thrown away. */
export const poolForKysely = (connections: Connections): PostgresPool => ({
  options: connections.pool.options,
  connect: async () => asking(connections, await connections.take()),
  end: () => connections.pool.end(),
})
