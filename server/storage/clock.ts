import type { Transaction } from 'kysely'
import type { Storage } from './open.ts'
import type { Tables } from './tables.ts'

const hour = 60 * 60_000

/** Servers that share a database differ by seconds, and a clock that is set right moves by minutes. */
export const slackMs = hour
/** How far the clock may have moved since it was last found right: a weekend without power, and no more. */
export const trustMs = 5 * 24 * hour

/** What speaks for the clock: when the build was made, when the newest lead came, when the clock was last found right. */
export type ClockWitnesses = { builtAt: Date; newest: Date | undefined; trusted: Date }

/**
 * Whether this clock may decide that something is old enough to be removed. Everything that removes by age asks this first:
 * a clock that is years ahead makes every lead old, one that was years behind has dated new leads as old ones.
 */
export const clockMayDelete = (now: Date, { builtAt, newest, trusted }: ClockWitnesses): boolean => {
  const moment = now.getTime()
  const isBehind = [builtAt, newest, trusted].some((one) => one !== undefined && moment < one.getTime() - slackMs)
  return !isBehind && moment <= trusted.getTime() + trustMs
}

type Reader = Pick<Transaction<Tables>, 'selectFrom'>

const trustedIn = async (db: Reader): Promise<Date | undefined> => {
  const row = await db.selectFrom('clock').select('at').where('name', '=', 'trusted').executeTakeFirst()
  return row && new Date(row.at)
}

/**
 * The moment to date a new lead with: `now`, unless the clock is days behind the moment at which it was last right. A lead
 * that is dated years too early would be removed as old once the clock is right again.
 */
export const leadDates = async (trx: Transaction<Tables>): Promise<(now: string) => string> => {
  const trusted = await trustedIn(trx)
  if (!trusted) return (now) => now
  return (now) => (Date.parse(now) < trusted.getTime() - trustMs ? trusted.toISOString() : now)
}

/** What is known of this machine's clock, kept so that a restart does not forget it. */
export const clockStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, builtAt: () => Date) => {
  /** Nothing before the first lead: nothing speaks for the clock yet, and nothing is old. */
  const witnesses = async (trx: Reader = db): Promise<ClockWitnesses | undefined> => {
    const row = await trx
      .selectFrom('leads')
      .select((eb) => eb.fn.max('received_at').as('last'))
      .executeTakeFirst()
    const newest = row?.last ? new Date(row.last) : undefined
    const known = await trustedIn(trx)
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

  /** Whether things may be removed by age now. A clock that is found right is remembered as such. */
  const mayDelete = (now: Date): Promise<boolean> =>
    write(async (trx) => {
      const known = await witnesses(trx)
      if (!known) return false
      const isRight = clockMayDelete(now, known)
      await keep(trx, isRight && now > known.trusted ? now : known.trusted)
      return isRight
    })

  /**
   * The operator says that the clock is right. Leads that are dated later than now came while it was wrong: they get this
   * moment as theirs.
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
