import { wonStates } from '../../../contract/desk/lead.ts'
import type { Storage } from '../../storage/open.ts'
import { hashOf, newSecret } from '../accounts/secret.ts'
import type { CalendarRow } from '../desk-tables.ts'

const hour = 60 * 60_000
const day = 24 * hour
// Calendars also show recent jobs.
const daysBack = 60
const mostEvents = 1_000

/** Calendar feeds, at most one per person. Only the hash of a feed's secret is stored. */
export const calendarStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Creates a person's feed, which replaces the previous one. Returns its secret. */
  const create = (personId: string, now: Date): Promise<string> =>
    write(async (trx) => {
      const token = newSecret()
      const feed = { id: hashOf(token), created_at: now.toISOString(), read_at: null }
      await trx
        .insertInto('calendars')
        .values({ ...feed, person_id: personId })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(feed))
        .execute()
      return token
    })

  const of = (personId: string): Promise<CalendarRow | undefined> =>
    db.selectFrom('calendars').selectAll().where('person_id', '=', personId).executeTakeFirst()

  /** Deletes a person's feed. */
  const end = async (personId: string): Promise<void> => {
    await write((trx) => trx.deleteFrom('calendars').where('person_id', '=', personId).execute())
  }

  /** True if the secret belongs to a feed of a person who is not removed. Records the read, at most once an hour. */
  const isOpen = async (token: string, now: Date): Promise<boolean> => {
    const feed = await db
      .selectFrom('calendars')
      .innerJoin('people', 'people.id', 'calendars.person_id')
      .select(['calendars.id', 'read_at'])
      .where('calendars.id', '=', hashOf(token))
      .where('people.removed_at', 'is', null)
      .executeTakeFirst()
    if (!feed) return false
    if (feed.read_at === null || now.getTime() - Date.parse(feed.read_at) > hour)
      await write((trx) =>
        trx.updateTable('calendars').set({ read_at: now.toISOString() }).where('id', '=', feed.id).execute(),
      )
    return true
  }

  /** Leads with a booking from 60 days ago on. */
  const booked = (now: Date) =>
    db
      .selectFrom('leads')
      .select(['id', 'version', 'name', 'phone', 'note', 'subject', 'extra', 'booked_on', 'booked_from', 'booked_to'])
      .select(['town', 'street', 'access_note'])
      .where('progress', 'in', wonStates)
      .where('spam_reason', 'is', null)
      .where('booked_on', '>=', new Date(now.getTime() - daysBack * day).toISOString().slice(0, 10))
      .orderBy('booked_on', 'desc')
      .limit(mostEvents)
      .execute()

  return { create, of, end, isOpen, booked }
}

export type CalendarStore = ReturnType<typeof calendarStore>
export type BookedLead = Awaited<ReturnType<CalendarStore['booked']>>[number]
