import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { phoneKey, readablePhone } from '../mail/phone-number.ts'
import { slackMs } from './clock.ts'
import { countOf } from './count-of.ts'
import { idsOf } from './ids-of.ts'
import type { Storage } from './open.ts'
import { emailKey } from './search-text.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** Number of removed leads, their messages, and their photographs, whose files are still there. */
export type Removed = { leads: number; messages: OutboxRow[]; photographs: { id: string }[] }

/** Removes these leads with their messages and the rows of their photographs. */
export const removeLeads = async (trx: Transaction<Tables>, leads: readonly { id: string }[]): Promise<Removed> => {
  if (leads.length === 0) return { leads: 0, messages: [], photographs: [] }
  const ids = [...new Set(idsOf(leads))]
  const messages = await trx.deleteFrom('outbox').where('lead_id', 'in', ids).returningAll().execute()
  const photographs = await trx.deleteFrom('photographs').where('lead_id', 'in', ids).returning('id').execute()
  await trx.deleteFrom('leads').where('id', 'in', ids).execute()
  return { leads: ids.length, messages, photographs }
}

const emptyLogMs = 3_000

// The WAL still contains the deleted rows. SQLite cannot truncate it while another program reads from it.
const emptyLog = async (db: Kysely<Tables>): Promise<boolean> => {
  const end = performance.now() + emptyLogMs
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (performance.now() > end) return false
    await sleep(100)
  }
}

/** Removes leads at their sender's request and by age. */
export const removal = ({ db, engine, write }: Storage) => {
  const remove = (idsOf: (trx: Transaction<Tables>) => Promise<{ id: string }[]>): Promise<Removed> =>
    write(async (trx) => removeLeads(trx, await idsOf(trx)))

  const named = async (trx: Kysely<Tables>, who: string) => {
    const address = emailKey(who)
    const all = () =>
      trx
        .selectFrom('leads')
        .select(['id', 'phone_key', 'received_at', 'name', 'phone', 'email'])
        .orderBy('received_at')
    if (!who.includes('@')) return all().where('phone_key', '=', phoneKey(who)).where('phone_key', '!=', '').execute()
    const theirs = await all()
      .where((eb) => eb.or([eb('email_key', '=', address), eb(eb.fn<string>('lower', ['reply_to']), '=', address)]))
      .execute()
    const phones = theirs.flatMap(({ phone_key }) => (phone_key ? [phone_key] : []))
    if (phones.length === 0) return theirs
    // Leads by hand often have the phone number alone.
    const others = all().where('id', 'not in', idsOf(theirs))
    return [...theirs, ...(await others.where('phone_key', 'in', phones).where('email_key', '=', '').execute())]
  }

  // A correction contains the previous data, which may be those of another person.
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

  /** Leads that `forget` removes. */
  const find = (who: string) => named(db, who)

  /**
   * Removes every lead of the person with this email address or phone number. `isErased` is false if another program's read kept
   * SQLite from truncating the WAL, which still contains the rows.
   */
  const forget = async (who: string): Promise<Removed & { isErased: boolean }> => {
    const removed = await remove(async (trx) => {
      await forgetCorrections(trx, who)
      return named(trx, who)
    })
    return { ...removed, isErased: engine === 'postgres' || (await emptyLog(db)) }
  }

  /**
   * Removes up to `limit` leads that are older than `moment` and have no waiting messages. The age counts from the last of
   * three: arrival, the day the customer is due again, and their wish for no more reminders.
   */
  const expire = (moment: Date, limit = 500): Promise<Removed> =>
    remove((trx) =>
      trx
        .selectFrom('leads')
        .select('id')
        .where('received_at', '<', moment.toISOString())
        .where((eb) => eb.or([eb('again_on', 'is', null), eb('again_on', '<', moment.toISOString())]))
        .where((eb) => eb.or([eb('no_more_at', 'is', null), eb('no_more_at', '<', moment.toISOString())]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.lead_id', '=', 'leads.id')
                .where('state', '=', 'waiting'),
            ),
          ),
        )
        .orderBy('received_at')
        .limit(limit)
        .execute(),
    )

  /** Removes messages without a lead that were created before `moment` and are sent or dead. */
  const expireMessages = (moment: Date): Promise<OutboxRow[]> =>
    write((trx) =>
      trx
        .deleteFrom('outbox')
        .where('lead_id', 'is', null)
        .where('state', '!=', 'waiting')
        .where('created_at', '<', moment.toISOString())
        .returningAll()
        .execute(),
    )

  /**
   * Removes expired sessions, sessions created by a clock that was ahead, and links a day after they expire: until then a
   * link answers that it is late.
   */
  const expireKeys = (now: Date): Promise<void> =>
    write(async (trx) => {
      const ahead = new Date(now.getTime() + slackMs).toISOString()
      await trx
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expires_at', '<', now.toISOString()), eb('created_at', '>', ahead)]))
        .execute()
      const dayBefore = new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
      await trx.deleteFrom('links').where('expires_at', '<', dayBefore).execute()
    })

  /** Number of leads; with `before`, of those received before then. */
  const count = (before?: Date): Promise<number> => {
    const leads = db.selectFrom('leads')
    return countOf(before ? leads.where('received_at', '<', before.toISOString()) : leads)
  }

  return { find, forget, expire, expireMessages, expireKeys, count }
}

export type Removal = ReturnType<typeof removal>
