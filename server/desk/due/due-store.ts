import { type SelectQueryBuilder, sql } from 'kysely'
import { addMonths } from '../../../contract/desk/again.ts'
import { openStates } from '../../../contract/desk/lead.ts'
import { idsOf } from '../../storage/ids-of.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { hasOther, jobTime } from '../customers/same-customer.ts'
import { storedLeads } from '../leads/stored-lead.ts'

const mostShown = 300
const mostCounted = 100
/** How far ahead the list looks. */
const monthsAhead = 3
/** Months during which an open lead counts as being worked on. */
const openMonths = 2

/**
 * For each customer, the lead whose `again_on` counts. Skips those who want no reminders, have a newer day, or have an open
 * lead.
 */
const dueIn = <Row>(leads: SelectQueryBuilder<Tables, 'leads', Row>, today: string, until: string) =>
  leads
    .where('leads.again_on', 'is not', null)
    .where('leads.again_on', '<=', until)
    .where('leads.spam_reason', 'is', null)
    .where('leads.no_more_at', 'is', null)
    .where((eb) =>
      eb.not(
        hasOther(eb, (other) =>
          other.or([
            other('other.no_more_at', 'is not', null),
            other.and([
              other('other.progress', 'in', openStates),
              other(jobTime('other'), '>', jobTime('leads')),
              other(jobTime('other'), '>', addMonths(today, -openMonths)),
            ]),
            other.and([
              other('other.again_on', 'is not', null),
              other.or([
                other(jobTime('other'), '>', jobTime('leads')),
                other.and([
                  other(jobTime('other'), '=', jobTime('leads')),
                  other('other.id', '>', sql.ref<string>('leads.id')),
                ]),
              ]),
            ]),
          ]),
        ),
      ),
    )

/** Customers who are due for the next job. Days are written `2026-03-02`. */
export const dueStore = ({ db }: Pick<Storage, 'db'>) => {
  /** Customers due within the next months, the longest due first. */
  const list = async (today: string) => {
    const due = await dueIn(db.selectFrom('leads').select('leads.id'), today, addMonths(today, monthsAhead))
      .orderBy('leads.again_on')
      .orderBy('leads.id')
      .limit(mostShown)
      .execute()
    if (due.length === 0) return []
    return storedLeads(db).where('leads.id', 'in', idsOf(due)).orderBy('leads.again_on').orderBy('leads.id').execute()
  }

  /** Number of customers due by today whom nobody has asked yet. */
  const countUnasked = async (today: string): Promise<number> => {
    // Counted after the condition, which an index answers without reading the leads.
    const { due, asked } = await dueIn(
      db.selectFrom('leads').select(({ fn }) => [fn.countAll().as('due'), fn.count('again_asked_at').as('asked')]),
      today,
      today,
    ).executeTakeFirstOrThrow()
    return Number(due) - Number(asked)
  }

  /** Number of customers due by today, at most a hundred. */
  const countSome = async (today: string): Promise<number> => {
    const some = await dueIn(db.selectFrom('leads').select('leads.id'), today, today)
      // The newest first: most of the oldest days belong to customers who had another job since.
      .orderBy('leads.again_on', 'desc')
      .limit(mostCounted)
      .execute()
    return some.length
  }

  /** The customer who became due last, on `first` or later. */
  const latest = (first: string, today: string) =>
    dueIn(db.selectFrom('leads').select(['leads.id', 'leads.again_on']), today, today)
      .where('leads.again_on', '>=', first)
      .orderBy('leads.again_on', 'desc')
      .orderBy('leads.id')
      .limit(1)
      .executeTakeFirst()

  return { list, countUnasked, countSome, latest }
}
