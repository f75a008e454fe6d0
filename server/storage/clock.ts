import type { Transaction } from 'kysely'
import type { Storage } from './open.ts'
import type { ClockRow, Tables } from './tables.ts'

const hour = 60 * 60_000

/** Tolerates seconds between servers that share a database, and small corrections of the clock. */
export const slackMs = hour
/** How far the clock may advance past the last trusted time: five days, as after a weekend without power. */
const trustMs = 5 * 24 * hour

/** Times that the clock is checked against: the build, the newest lead, the last trusted time. */
export type ClockWitnesses = { builtAt: Date; newest: Date | undefined; trusted: Date }

/**
 * Whether this clock may decide that something is old enough to delete. Every removal by age asks this first: a clock
 * years ahead would make every lead old, and one that was years behind has dated new leads too early.
 */
export const clockMayDelete = (now: Date, { builtAt, newest, trusted }: ClockWitnesses): boolean => {
  const moment = now.getTime()
  const isBehind = [builtAt, newest, trusted].some((one) => one !== undefined && moment < one.getTime() - slackMs)
  return !isBehind && moment <= trusted.getTime() + trustMs
}

type Reader = Pick<Transaction<Tables>, 'selectFrom'>

const timeIn = async (db: Reader, name: ClockRow['name']): Promise<Date | undefined> => {
  const row = await db.selectFrom('clock').select('at').where('name', '=', name).executeTakeFirst()
  return row && new Date(row.at)
}

/**
 * Returns a function that dates new leads: it returns `now`, unless the clock is days behind the last trusted time.
 * Otherwise, once the clock is right again, the lead would be removed as old. Stores the time of the first lead.
 */
export const leadDates = async (trx: Transaction<Tables>, first: string): Promise<(now: string) => string> => {
  const trusted = await timeIn(trx, 'trusted')
  if (!trusted) {
    await trx
      .insertInto('clock')
      .values({ name: 'first', at: first })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (now) => now
  }
  return (now) => (Date.parse(now) < trusted.getTime() - trustMs ? trusted.toISOString() : now)
}

/** Stores the last trusted time, so that it survives a restart. */
export const clockStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, builtAt: () => Date) => {
  /** Undefined before the first lead: nothing confirms the clock yet, and nothing is old. */
  const witnesses = async (trx: Reader = db): Promise<ClockWitnesses | undefined> => {
    const row = await trx
      .selectFrom('leads')
      .select((eb) => eb.fn.max('received_at').as('last'))
      .executeTakeFirst()
    const newest = row?.last ? new Date(row.last) : undefined
    // Before the first round, the first lead's time: later leads may have been dated by a clock that jumped.
    const known = (await timeIn(trx, 'trusted')) ?? (await timeIn(trx, 'first'))
    if (known) return { builtAt: builtAt(), newest, trusted: known }
    const latest = Math.max(builtAt().getTime(), newest?.getTime() ?? 0)
    return newest && { builtAt: builtAt(), newest, trusted: new Date(latest) }
  }

  const keep = async (trx: Transaction<Tables>, trusted: Date) => {
    const at = trusted.toISOString()
    await trx
      .insertInto('clock')
      .values({ name: 'trusted', at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute()
  }

  // Until a time is trusted, a lead dated before the first one came later, by a clock that had fallen behind.
  const dateByFirst = async (trx: Transaction<Tables>) => {
    const first = await timeIn(trx, 'first')
    if (!first || (await timeIn(trx, 'trusted'))) return
    const at = first.toISOString()
    const tooEarly = new Date(first.getTime() - trustMs).toISOString()
    await trx.updateTable('leads').set({ received_at: at }).where('received_at', '<', tooEarly).execute()
  }

  /** Whether removal by age is allowed now. Stores the time if the clock is right. */
  const mayDelete = (now: Date): Promise<boolean> =>
    write(async (trx) => {
      await dateByFirst(trx)
      const known = await witnesses(trx)
      if (!known) return false
      const isRight = clockMayDelete(now, known)
      await keep(trx, isRight && now > known.trusted ? now : known.trusted)
      return isRight
    })

  /**
   * The operator confirms the clock. Leads dated in the future were received while it was wrong: they are dated now.
   */
  const trust = (now: Date): Promise<void> =>
    write(async (trx) => {
      const at = now.toISOString()
      await keep(trx, now)
      await trx.updateTable('leads').set({ received_at: at }).where('received_at', '>', at).execute()
    })

  return { mayDelete, trust, witnesses: () => witnesses() }
}

export type ClockStore = ReturnType<typeof clockStore>
