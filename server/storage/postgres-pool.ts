import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

const queryOf = (client: PoolClient) => {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: unknown = []): unknown {
    if (typeof text !== 'string' || !Array.isArray(values)) throw new TypeError('Only texts are asked with')
    return new Promise((resolve, reject) => {
      client.query(text, values, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    })
  }
  return query
}

/**
 * The connections of a pool as Kysely uses them, asked with a callback: rows that come by way of the client's own promise
 * stay in memory until all of it is searched, 40 MB of them in a long list.
 */
export const poolForKysely = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const client = await pool.connect()
    return { query: queryOf(client), release: (destroy) => client.release(destroy) }
  },
  end: () => pool.end(),
})
