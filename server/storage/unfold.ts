import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from './open.ts'
import { messagesOf } from './owes.ts'

type Store = Pick<Storage, 'db' | 'engine'>

// One transaction for many requests, and none that holds up a visitor for long.
const batch = 20

const owing = (at: Storage['db']) =>
  at.selectFrom('leads').select(['id', 'owes']).where('owes', 'is not', null).orderBy('received_at').orderBy('id')

const isAnyOwing = async (at: Storage['db']) => (await owing(at).limit(1).executeTakeFirst()) !== undefined

/**
 * Writes the messages of up to `batch` requests, the oldest first, as rows of their own: from then on each has its
 * state. Until then the row of the request says what it owes, so that an acknowledged request is one row on the disk. How
 * many requests that were.
 */
export const unfold = async ({ db, engine }: Store): Promise<number> => {
  // Mostly there are none: no transaction for that.
  if (!(await isAnyOwing(db))) return 0
  return db.transaction().execute(async (transaction) => {
    const leads = await owing(transaction)
      .limit(batch)
      // In Postgres two servers write those of different requests and do not wait for each other.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    const messages = leads.flatMap(messagesOf)
    if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute()
    const ids = leads.map(({ id }) => id)
    if (ids.length > 0) await transaction.updateTable('leads').set({ owes: null }).where('id', 'in', ids).execute()
    return leads.length
  })
}

/** Writes out what is owed until nothing is left, and waits for what another server is just writing. */
export const unfoldAll = async (storage: Store): Promise<void> => {
  while (await isAnyOwing(storage.db)) if ((await unfold(storage)) === 0) await sleep(5)
}
