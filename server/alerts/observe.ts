import { statfs } from 'node:fs/promises'
import { heartbeatStore } from '../heartbeat/heartbeat-store.ts'
import { errorCode } from '../start-error.ts'
import type { Storage } from '../storage/open.ts'
import { outboxSummary } from '../storage/outbox-summary.ts'
import type { Observation } from './conditions.ts'

const lastRequest = async ({ db }: Storage): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('leads')
    .select((the) => the.fn.max('received_at').as('last'))
    .where('spam_reason', 'is', null)
    .executeTakeFirst()
  return row?.last ? new Date(row.last) : undefined
}

const roomOf = async (dir: string) => {
  try {
    const { bavail, blocks, bsize } = await statfs(dir)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    // With Postgres and a mail server there is no such folder, and nothing to run out of.
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Looks at the disk and the database, all of it. Where no request ever came, the days are counted from `begun`. */
export const observer =
  (storage: Storage, dataDir: string, { hasHeartbeat = false, begun = new Date() } = {}) =>
  async (): Promise<Observation> => {
    const disk = await roomOf(dataDir)
    try {
      await storage.verify()
      await storage.check()
      const heartbeat = hasHeartbeat ? await heartbeatStore(storage).read() : undefined
      const outbox = await outboxSummary(storage)
      return { disk, outbox, heartbeat, lastRequest: (await lastRequest(storage)) ?? begun }
    } catch (error) {
      return { disk, failure: error instanceof Error ? error.message : String(error) }
    }
  }
