import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Connections } from './connections.ts'

const idleMs = 1000

/**
 * Asks over one of the connections, which it keeps for as long as it is asked again within a second: to take one and give
 * it back takes a tenth of a short question. One over which a question failed, or was not answered within `answerMs`, is
 * thrown away.
 */
export const heldConnection = (connections: Connections, answerMs: number) => {
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
    const client = await connections.take()
    client.on('error', giveBack)
    return client
  }

  const ask = <Row extends QueryResultRow>(client: PoolClient, question: QueryConfig) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    connections.ask<Row>(client, { ...question, query_timeout: answerMs }, (error, result) => {
      if (error) release(client, error)
      else hold(client)
      if (error) reject(error)
      else resolve(result)
    })
    return promise
  }

  return {
    query: async <Row extends QueryResultRow>(question: QueryConfig): Promise<QueryResult<Row>> => {
      if (held && !connections.isTrusted(held)) giveBack()
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
