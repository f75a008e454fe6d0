import { sql } from 'kysely'
import { diskOf } from '../../process/disk.ts'
import { errorCode, errorMessage } from '../../process/start-error.ts'
import type { ClockStore } from '../../storage/clock.ts'
import type { Storage } from '../../storage/open.ts'
import { outboxSummary } from '../../storage/outbox-summary.ts'
import { newestBackup } from '../commands/backup-files.ts'
import { heartbeatStore } from '../heartbeat/heartbeat-store.ts'
import type { Observation } from './conditions.ts'

// Ignores leads dated in the future, which a wrong clock stored.
const lastRequest = async ({ db }: Storage, now: Date): Promise<Date> => {
  const row = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.max('received_at').as('last'))
    .where('spam_reason', 'is', null)
    .where('origin', '=', 'form')
    .where('received_at', '<=', now.toISOString())
    .executeTakeFirst()
  return row?.last ? new Date(row.last) : installedAt(db)
}

// Kysely notes when each migration ran.
const installedAt = async (db: Storage['db']): Promise<Date> => {
  const first = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db)
  return new Date(first.rows[0]?.at ?? '')
}

// Without a backup, counts from the first lead.
const backedUp = async ({ db }: Storage, dataDir: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.min('received_at').as('first'))
    .executeTakeFirst()
  return row?.first ? (newestBackup(dataDir) ?? new Date(row.first)) : undefined
}

const roomOf = async (dir: string) => {
  try {
    return await diskOf(dir)
  } catch (error) {
    // With Postgres and a mail server, there is no data folder.
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

type Watched = {
  hasHeartbeat?: boolean
  /** True if backups are files in the data folder; Postgres has its own. */
  hasBackups?: boolean
  clock?: Pick<ClockStore, 'witnesses'>
}

/** Observes disk and database. Without any quote request, its days count from the installation. */
export const observer =
  (storage: Storage, dataDir: string, { hasHeartbeat = false, hasBackups = false, clock }: Watched = {}) =>
  async (): Promise<Observation> => {
    const disk = await roomOf(dataDir)
    try {
      await storage.verify()
      await storage.check()
      const heartbeat = hasHeartbeat ? await heartbeatStore(storage).read() : undefined
      const outbox = await outboxSummary(storage)
      return {
        disk,
        outbox,
        heartbeat,
        lastRequest: await lastRequest(storage, new Date()),
        backedUp: hasBackups ? await backedUp(storage, dataDir) : undefined,
        clock: await clock?.witnesses(),
      }
    } catch (error) {
      return { disk, failure: errorMessage(error) }
    }
  }
