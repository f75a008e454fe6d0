import { sql, type Transaction } from 'kysely'
import type { Storage } from './open.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** What has been removed: how many requests, and the messages that they owed or were sent. */
export type Removed = { leads: number; messages: OutboxRow[] }

/** Removes these requests, and what they owed or were sent. */
export const removeLeads = async (at: Transaction<Tables>, leads: readonly { id: string }[]): Promise<Removed> => {
  if (leads.length === 0) return { leads: 0, messages: [] }
  const ids = leads.map(({ id }) => id)
  const messages = await at.deleteFrom('outbox').where('lead_id', 'in', ids).returningAll().execute()
  await at.deleteFrom('leads').where('id', 'in', ids).execute()
  return { leads: ids.length, messages }
}

/** The two ways in which a request leaves: because its person asks for it, and because it is old. */
export const removal = ({ db, engine, write }: Storage) => {
  const remove = (idsOf: (at: Transaction<Tables>) => Promise<{ id: string }[]>): Promise<Removed> =>
    write(async (at) => removeLeads(at, await idsOf(at)))

  /** Removes every request of the person with this address. */
  const forget = async (email: string): Promise<Removed> => {
    const address = email.trim().toLowerCase()
    const removed = await remove((at) =>
      at
        .selectFrom('leads')
        .select('id')
        .where((the) =>
          the.or([
            the(the.fn<string>('lower', ['email']), '=', address),
            the(the.fn<string>('lower', ['reply_to']), '=', address),
          ]),
        )
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .execute(),
    )
    // The log of changes holds what was written before: it is emptied into the file.
    if (engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    return removed
  }

  /** Removes up to `limit` requests that came before `moment` and owe nothing any more. */
  const expire = (moment: Date, limit = 500): Promise<Removed> =>
    remove((at) =>
      at
        .selectFrom('leads')
        .select('id')
        .where('received_at', '<', moment.toISOString())
        .where((the) =>
          the.not(
            the.exists(
              the
                .selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.lead_id', '=', 'leads.id')
                .where('state', '=', 'waiting'),
            ),
          ),
        )
        .orderBy('received_at')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .execute(),
    )

  /** Removes messages that no request owes, that were made before `moment` and have left or been given up. */
  const expireMessages = (moment: Date): Promise<OutboxRow[]> =>
    write((at) =>
      at
        .deleteFrom('outbox')
        .where('lead_id', 'is', null)
        .where('state', '!=', 'waiting')
        .where('created_at', '<', moment.toISOString())
        .returningAll()
        .execute(),
    )

  return { forget, expire, expireMessages }
}

export type Removal = ReturnType<typeof removal>
