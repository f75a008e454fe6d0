import type { Storage } from './open.ts'
import { messagesOf } from './owes.ts'

type Store = Pick<Storage, 'db' | 'engine'>

// One transaction for many requests, and none that holds up a visitor for long.
const batch = 20

/**
 * Writes the messages of up to `batch` requests, the oldest first, as rows of their own: from then on each has its
 * state. Until then the row of the request says what it owes, so that an acknowledged request is one row on the disk. How
 * many requests that were.
 */
export const unfold = async ({ db, engine }: Store): Promise<number> => {
  const owing = (at: typeof db) =>
    at.selectFrom('leads').select(['id', 'owes']).where('owes', 'is not', null).orderBy('owes').limit(batch)
  // Mostly there are none: no transaction for that.
  if (!(await owing(db).limit(1).executeTakeFirst())) return 0

  return db.transaction().execute(async (transaction) => {
    const leads = await owing(transaction)
      // In Postgres two servers write those of different requests and do not wait for each other.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (leads.length === 0) return 0
    await transaction.insertInto('outbox').values(leads.flatMap(messagesOf)).execute()
    const ids = leads.map(({ id }) => id)
    await transaction.updateTable('leads').set({ owes: null }).where('id', 'in', ids).execute()
    return leads.length
  })
}

/** Writes the messages of every request that has come so far. */
export const unfoldAll = async (storage: Store): Promise<void> => {
  while ((await unfold(storage)) > 0);
}
