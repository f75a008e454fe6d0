import { type RawBuilder, sql } from 'kysely'
import type { Delivery } from './delivery.ts'
import { groupCommit } from './group-commit.ts'
import type { Storage } from './open.ts'

// A due time or lease further ahead than this was written by a wrong clock. A retry waits up to 30 hours
// (`uncertainRetry` in server/mail/retry.ts), a first attempt up to an hour.
const hour = 60 * 60_000
const [farthestMs, farthestRetryMs] = [2 * hour, 31 * hour]

type Changes<Row> = { [Column in keyof Row]?: Row[Column] | RawBuilder<Row[Column]> }
type Settled<Row> = { id: string; changes: Changes<Row> }

/** Deliveries of a table. One sender at a time claims a row, under a lease that expires. */
export const deliveries = <Row extends Delivery>(
  { db, write }: Pick<Storage, 'db' | 'write'>,
  table: 'outbox' | 'pushes',
) => {
  /** Claims up to `limit` due rows of `which` for `leaseMs`. */
  const claim = async (now: Date, leaseMs: number, limit: number, which: RawBuilder<unknown> = sql`true`) => {
    const moment = now.toISOString()
    const [until, farthest, farthestRetry] = [leaseMs, farthestMs, farthestRetryMs].map((ms) =>
      new Date(now.getTime() + ms).toISOString(),
    )
    const due = sql<Row>`select id from ${sql.table(table)} where state = 'waiting' and ${which}
      and (due_at <= ${moment} or due_at > ${farthestRetry} or (attempts = 0 and due_at > ${farthest}))
      and (leased_until is null or leased_until <= ${moment} or leased_until > ${farthest})
      order by due_at limit ${limit}`
    // Usually nothing is due: a read avoids the write lock.
    if ((await due.execute(db)).rows.length === 0) return []
    const claimed = await write((trx) =>
      sql<Row>`update ${sql.table(table)} set leased_until = ${until} where id in (${due}) returning *`.execute(trx),
    )
    return claimed.rows
  }

  const settleGroup = async (group: readonly Settled<Row>[]): Promise<undefined[]> => {
    await write(async (trx) => {
      for (const { id, changes } of group) {
        const changed = Object.entries({ ...changes, leased_until: null })
        const columns = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
        await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id} and state = 'waiting'`.execute(
          trx,
        )
      }
    })
    return group.map(() => undefined)
  }

  // A failed digest settles thousands of rows. One transaction each would keep forms waiting.
  const settleTogether = groupCommit<Settled<Row>, undefined>({ write: settleGroup, isOfOneItem: () => false })

  /** Stores the outcome of a waiting delivery and ends its lease. */
  const settle = async (id: string, changes: Changes<Row>): Promise<void> => settleTogether({ id, changes })

  return { claim, settle }
}
