import { type Expression, type SqlBool, sql } from 'kysely'
import { type InboxFilter, type InboxQuery, openStates } from '../../../contract/desk/lead.ts'
import { countOf } from '../../storage/count-of.ts'
import { listedAt } from '../../storage/customer-tables.ts'
import type { Storage } from '../../storage/open.ts'
import { foldText, phoneTailLength } from '../../storage/search-text.ts'
import { heartbeatMark } from '../../storage/tables.ts'
import { type StoredLead, storedLeads } from './stored-lead.ts'

export const inboxPageSize = 30

/** Lists by the day of the job show at most this many, and have no further page. */
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

/** Who reads a list, on which day by the business's clock. */
type Reader = { personId: string; today: string }

/** The leads as the inbox asks for them. */
export const inboxStore = ({ db, engine }: Pick<Storage, 'db' | 'engine'>) => {
  const position = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  const holds = (text: string): Expression<SqlBool> => sql<SqlBool>`${position}(leads.search_text, ${text}) > 0`

  const digitsOf = (search: string): string =>
    /\p{L}|@/u.test(search) ? '' : search.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

  const matches = (search: string): Expression<SqlBool>[] => {
    const digits = digitsOf(search)
    return [holds(foldText(search)), ...(digits.length >= 3 ? [holds(digits)] : [])]
  }

  /** Finds a whole phone number by an index, where words would be looked for in every lead. Undefined for other searches. */
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
    // The first condition is for SQLite, which looks up no pair in an index of an expression.
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
            // An expression, so that SQLite looks up the day in an index, not the state, which many leads share.
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

  /** One page of a list, and one lead more where there is another page. */
  const page = async (query: InboxQuery, reader: Reader): Promise<StoredLead[]> => {
    const phone = wholePhone(query.search)
    const found = phone ? await find(query, { ...reader, phone }) : []
    // A number that is nobody's own may stand in a note.
    return found.length > 0 || (phone && query.after) ? found : find(query, { ...reader, phone: undefined })
  }

  /** How many wait for an answer. */
  const waiting = (): Promise<number> =>
    countOf(db.selectFrom('leads').where('progress', '=', 'new').where('spam_reason', 'is', null))

  /**
   * Changes whenever a lead comes or is changed, here or by another server. Rows of the future are left out: after a clock
   * that was ahead, they would stay the newest for as long as it was ahead.
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
