import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { phoneKey, readablePhone } from '../mail/phone-number.ts'
import type { Storage } from './open.ts'
import { emailKey } from './search-text.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** What has been removed: how many requests, and the messages that they owed or were sent. */
export type Removed = { leads: number; messages: OutboxRow[] }

/** Removes these requests, and what they owed or were sent. */
export const removeLeads = async (at: Transaction<Tables>, leads: readonly { id: string }[]): Promise<Removed> => {
  if (leads.length === 0) return { leads: 0, messages: [] }
  const ids = [...new Set(leads.map(({ id }) => id))]
  const messages = await at.deleteFrom('outbox').where('lead_id', 'in', ids).returningAll().execute()
  await at.deleteFrom('leads').where('id', 'in', ids).execute()
  return { leads: ids.length, messages }
}

const emptyLogMs = 3_000

// The log holds what was written before. While another program reads from it, SQLite cannot empty it.
const emptyLog = async (db: Kysely<Tables>): Promise<boolean> => {
  const end = performance.now() + emptyLogMs
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (performance.now() > end) return false
    await sleep(100)
  }
}

/** The two ways in which a request leaves: because its person asks for it, and because it is old. */
export const removal = ({ db, engine, write }: Storage) => {
  const remove = (idsOf: (at: Transaction<Tables>) => Promise<{ id: string }[]>): Promise<Removed> =>
    write(async (at) => removeLeads(at, await idsOf(at)))

  const named = async (trx: Transaction<Tables>, who: string): Promise<{ id: string }[]> => {
    const address = emailKey(who)
    const all = () =>
      trx
        .selectFrom('leads')
        .select(['id', 'phone_key'])
        .$if(engine === 'postgres', (query) => query.forUpdate())
    if (!who.includes('@')) return all().where('phone_key', '=', phoneKey(who)).where('phone_key', '!=', '').execute()
    const theirs = await all()
      .where((eb) => eb.or([eb('email_key', '=', address), eb(eb.fn<string>('lower', ['reply_to']), '=', address)]))
      .execute()
    const phones = theirs.flatMap(({ phone_key }) => (phone_key ? [phone_key] : []))
    if (phones.length === 0) return theirs
    // Leads by hand often have the phone number alone.
    return [...theirs, ...(await all().where('phone_key', 'in', phones).where('email_key', '=', '').execute())]
  }

  // A correction holds the data before it: that of somebody else, where a lead had a wrong address.
  const forgetCorrections = (trx: Transaction<Tables>, who: string) => {
    const position = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
    const holds = (column: string) =>
      sql<SqlBool>`${position}(lower(${sql.ref(column)}), ${JSON.stringify(who.includes('@') ? emailKey(who) : readablePhone(who))}) > 0`
    return trx
      .deleteFrom('events')
      .where('kind', '=', 'correct')
      .where((eb) => eb.or([holds('before'), holds('detail')]))
      .execute()
  }

  /**
   * Removes every lead of the person with this address or phone number. `isErased` is false where a program that reads the database keeps
   * SQLite from emptying its log, which holds what was written before.
   */
  const forget = async (who: string): Promise<Removed & { isErased: boolean }> => {
    const removed = await remove(async (trx) => {
      await forgetCorrections(trx, who)
      return named(trx, who)
    })
    return { ...removed, isErased: engine === 'postgres' || (await emptyLog(db)) }
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

  /** Removes sessions that have ended, and links that ended a day ago: until then a link says that it is late. */
  const expireKeys = (now: Date): Promise<void> =>
    write(async (trx) => {
      await trx.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
      const dayBefore = new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
      await trx.deleteFrom('links').where('expires_at', '<', dayBefore).execute()
    })

  /** How many leads there are; with `before`, how many of them came before that moment. */
  const count = async (before?: Date): Promise<number> => {
    const row = await db
      .selectFrom('leads')
      .select((eb) => eb.fn.countAll().as('count'))
      .$if(before !== undefined, (query) => query.where('received_at', '<', before?.toISOString() ?? ''))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  return { forget, expire, expireMessages, expireKeys, count }
}

export type Removal = ReturnType<typeof removal>
