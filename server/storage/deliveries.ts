import { type RawBuilder, sql } from 'kysely'
import type { Delivery } from './delivery.ts'
import { groupCommit } from './group-commit.ts'
import type { Storage } from './open.ts'

// A due time or lease that lies further ahead was written by a clock that was wrong. A retry is put off by up to 30 hours
// (`uncertainRetry` in server/mail/retry.ts), a first try by an hour.
const hour = 60 * 60_000
const [farthestMs, farthestRetryMs] = [2 * hour, 31 * hour]

type Settled<Row> = { id: string; stands: Partial<Row> }

/** The deliveries of a table: claimed by one sender at a time, under a lease that ends by itself. */
export const deliveries = <Row extends Delivery>({ db, engine, write }: Storage, table: 'outbox' | 'pushes') => {
  /** Takes up to `limit` of `which` that are due; nobody else gets them for `leaseMs`. */
  const claim = async (now: Date, leaseMs: number, limit: number, which: RawBuilder<unknown> = sql`true`) => {
    const moment = now.toISOString()
    const [until, farthest, farthestRetry] = [leaseMs, farthestMs, farthestRetryMs].map((ms) =>
      new Date(now.getTime() + ms).toISOString(),
    )
    const due = sql<Row>`select id from ${sql.table(table)} where state = 'waiting' and ${which}
      and (due_at <= ${moment} or due_at > ${farthestRetry} or (attempts = 0 and due_at > ${farthest}))
      and (leased_until is null or leased_until <= ${moment} or leased_until > ${farthest})
      order by due_at limit ${limit}`
    // Mostly there is nothing, and nobody has to wait for a writer.
    if ((await due.execute(db)).rows.length === 0) return []
    // SQLite has one writer at a time; in Postgres two servers must not wait for each other's rows.
    const unlocked = engine === 'postgres' ? sql`for update skip locked` : sql``
    const claimed = await write((at) =>
      sql<Row>`update ${sql.table(table)} set leased_until = ${until} where id in (${due} ${unlocked}) returning *`.execute(
        at,
      ),
    )
    return claimed.rows
  }

  const settleGroup = async (group: readonly Settled<Row>[]): Promise<undefined[]> => {
    await write(async (trx) => {
      for (const { id, stands } of group) {
        const changed = Object.entries({ ...stands, leased_until: null })
        const columns = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
        await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id} and state = 'waiting'`.execute(
          trx,
        )
      }
    })
    return group.map(() => undefined)
  }

  // A digest of thousands that was not delivered must not keep a form waiting for as many transactions.
  const settleTogether = groupCommit<Settled<Row>, undefined>({
    write: settleGroup,
    isOfOneItem: () => false,
    most: 100,
  })

  /** Ends the lease of one that still waits, and says how it stands now. */
  const settle = async (id: string, stands: Partial<Row>): Promise<void> => settleTogether({ id, stands })

  return { claim, settle }
}
