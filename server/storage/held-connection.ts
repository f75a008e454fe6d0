import type { PoolClient, QueryConfig, QueryResultRow } from 'pg'
import type { Connections } from './connections.ts'

const idleMs = 1000

/**
 * Asks over one of the connections, which it keeps for as long as it is asked again within a second: to take one and give
 * it back takes a tenth of a short question. One over which a question failed is thrown away.
 */
export const heldConnection = (connections: Connections) => {
  let held: PoolClient | undefined
  let isClosed = false

  const release = (client: PoolClient, isBroken = false) => {
    client.off('error', throwAway)
    client.release(isBroken)
  }

  const giveBack = (isBroken?: boolean) => {
    const client = held
    held = undefined
    if (client) release(client, isBroken)
  }

  // When the database cuts it while nobody asks.
  const throwAway = () => giveBack(true)

  const timer = setTimeout(() => giveBack(), idleMs).unref()

  const hold = (client: PoolClient) => {
    if (held || isClosed) return release(client)
    held = client
    timer.refresh()
  }

  const take = async () => {
    const client = await connections.take()
    client.on('error', throwAway)
    return client
  }

  const query = async <Row extends QueryResultRow>(question: QueryConfig) => {
    if (held && !connections.isTrusted(held)) giveBack()
    const client = held ?? (await take())
    if (client === held) held = undefined
    try {
      const result = await connections.ask<Row>(client, question)
      hold(client)
      return result
    } catch (error) {
      release(client, true)
      throw error
    }
  }

  return {
    query,
    /** Gives it back, so that the pool can end. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      giveBack()
    },
  }
}

export type HeldConnection = ReturnType<typeof heldConnection>
