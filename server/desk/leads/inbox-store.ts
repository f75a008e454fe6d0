import { type Expression, type SqlBool, sql } from 'kysely'
import { type InboxFilter, type InboxQuery, openStates } from '../../../contract/desk/lead.ts'
import { countOf } from '../../storage/count-of.ts'
import { listedAt } from '../../storage/customer-tables.ts'
import type { Storage } from '../../storage/open.ts'
import { foldText, phoneTailLength } from '../../storage/search-text.ts'
import { heartbeatMark } from '../../storage/tables.ts'
import { type StoredLead, storedLeads } from './stored-lead.ts'

export const inboxPageSize = 30

/** Most leads in a list by the day of the job, which has one page only. */
const mostOfDays = 200

/** The cursor of the page after this lead, in the list of all leads or another. */
export const cursorOf = (
  { received_at, booked_on, origin, id }: Pick<StoredLead, 'received_at' | 'booked_on' | 'origin' | 'id'>,
  filter: InboxFilter,
): string => `${filter === 'all' && origin === 'import' ? (booked_on ?? '') : received_at}_${id}`

const readCursor = (cursor: string) => {
  const at = cursor.indexOf('_')
  return { date: cursor.slice(0, at), id: cursor.slice(at + 1) }
}

/** The person who reads a list, and today in the business's time zone. */
type Reader = { personId: string; today: string }

/** Queries of the inbox. */
export const inboxStore = ({ db, engine }: Pick<Storage, 'db' | 'engine'>) => {
  const position = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  const holds = (text: string): Expression<SqlBool> => sql<SqlBool>`${position}(leads.search_text, ${text}) > 0`

  const digitsOf = (search: string): string =>
    /\p{L}|@/u.test(search) ? '' : search.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

  const matches = (search: string): Expression<SqlBool>[] => {
    const digits = digitsOf(search)
    return [holds(foldText(search)), ...(digits.length >= 3 ? [holds(digits)] : [])]
  }

  /** The indexed column and values for a search by a whole phone number; undefined for other searches. */
  const wholePhone = (search: string) => {
    const digits = digitsOf(search)
    if (digits.length === phoneTailLength) return { column: 'phone_tail', values: [digits] } as const
    return digits.length >= 10 ? ({ column: 'phone_key', values: [`+1${digits}`, `+${digits}`] } as const) : undefined
  }

  const find = (
    { filter, search, after }: InboxQuery,
    { personId, today, phone }: Reader & { phone: ReturnType<typeof wholePhone> },
  ): Promise<StoredLead[]> => {
    const isByDay = filter === 'today' || filter === 'booked'
    const date = sql.raw<string>(filter === 'all' ? listedAt : 'leads.received_at')
    // The first condition is redundant, but SQLite cannot use an expression index for a row comparison alone.
    const { date: lastDate, id: lastId } = readCursor(after ?? '_')
    const isAfter = sql<SqlBool>`${date} <= ${lastDate} and (${date}, leads.id) < (${lastDate}, ${lastId})`
    return storedLeads(db)
      .$if(filter !== 'spam', (query) => query.where('spam_reason', 'is', null))
      .$if(filter === 'spam', (query) =>
        query.where('spam_reason', 'is not', null).where('project', '!=', heartbeatMark),
      )
      .$if(filter === 'waiting', (query) => query.where('progress', '=', 'new'))
      .$if(filter === 'quoted', (query) => query.where('progress', '=', 'quoted'))
      .$if(filter === 'booked', (query) => query.where('progress', '=', 'booked').where('booked_on', 'is not', null))
      .$if(filter === 'mine', (query) => query.where('person_id', '=', personId).where('progress', 'in', openStates))
      .$if(filter === 'today', (query) =>
        query.where((eb) =>
          eb.or([
            eb('booked_on', '=', today).and('progress', '=', 'booked'),
            // `coalesce` makes SQLite use the index by day instead of the less selective one by state.
            eb('follow_up_on', '<=', today).and(sql`coalesce(progress, '')`, 'in', openStates),
          ]),
        ),
      )
      .$if(phone !== undefined, (query) => query.where(phone?.column ?? 'phone_key', 'in', phone?.values ?? []))
      .$if(search !== '' && !phone, (query) => query.where((eb) => eb.or(matches(search))))
      .$if(isByDay, (query) => query.orderBy('booked_on').orderBy('booked_from'))
      .$if(after !== undefined, (query) => query.where(isAfter))
      .orderBy(date, 'desc')
      .orderBy('leads.id', 'desc')
      .limit(isByDay ? mostOfDays : inboxPageSize + 1)
      .execute()
  }

  /** One page of a list, plus one lead if there is another page. */
  const page = async (query: InboxQuery, reader: Reader): Promise<StoredLead[]> => {
    const phone = wholePhone(query.search)
    const found = phone ? await find(query, { ...reader, phone }) : []
    // A note may contain a number that is no lead's own.
    return found.length > 0 || (phone && query.after) ? found : find(query, { ...reader, phone: undefined })
  }

  /** Number of leads that wait for an answer. */
  const waiting = (): Promise<number> =>
    countOf(db.selectFrom('leads').where('progress', '=', 'new').where('spam_reason', 'is', null))

  /**
   * A value that changes whenever a lead arrives or changes, also by another server. Ignores rows dated in the future, which
   * a wrong clock wrote: they would stay the newest.
   */
  const mark = async (now: Date): Promise<string> => {
    const moment = now.toISOString()
    const lead = await db
      .selectFrom('leads')
      .select((eb) => eb.fn.max('received_at').as('last'))
      .where('received_at', '<=', moment)
      .executeTakeFirst()
    const event = await db
      .selectFrom('events')
      .select((eb) => eb.fn.max('at').as('last'))
      .where('at', '<=', moment)
      .executeTakeFirst()
    return `${lead?.last ?? ''} ${event?.last ?? ''}`
  }

  return { page, waiting, mark }
}

export type InboxStore = ReturnType<typeof inboxStore>
