import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { type AgainPlan, addMonths, monthsFor } from '../../../contract/desk/again.ts'
import { uuidOf } from '../../../contract/uuid.ts'
import { leadDates } from '../../storage/clock.ts'
import { countOf } from '../../storage/count-of.ts'
import { idsOf } from '../../storage/ids-of.ts'
import { joinCustomers } from '../../storage/join-customers.ts'
import type { Storage } from '../../storage/open.ts'
import { removeLeads } from '../../storage/removal.ts'
import { foldedOf } from '../../storage/search-text.ts'
import type { Tables } from '../../storage/tables.ts'
import type { ListedCustomer } from './read-list.ts'

const batch = 200
type Reader = Pick<Transaction<Tables>, 'selectFrom'>
type NewImport = { id: string; file: string; personId: string; isDue: boolean; today: string; again: AgainPlan }

// The same row of the same list is the same lead.
const idOf = ({ key }: ListedCustomer) => uuidOf(hash('sha256', `import ${key}`), 8)

const batches = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / batch) }, (_, index) => all.slice(index * batch, (index + 1) * batch))

/** Lists of customers that were imported. */
export const importStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** The phone and email keys of these customers that leads of the desk have, with the day of each lead's job. */
  const storedKeys = async (customers: readonly ListedCustomer[], at: Reader = db) => {
    const found: { key: string | null; day: string | null }[] = []
    for (const column of ['phone_key', 'email_key'] as const) {
      const keys = customers.map(({ row }) => row[column]).filter(Boolean)
      if (keys.length === 0) continue
      const rows = await at
        .selectFrom('leads')
        .select([`${column} as key`, 'booked_on as day'])
        .where(column, 'in', keys)
        .where('spam_reason', 'is', null)
        .execute()
      found.push(...rows)
    }
    return found
  }

  /** Customers of the list that share a phone number or email with a stored lead. */
  const joinedOf = async (customers: readonly ListedCustomer[]): Promise<ListedCustomer[]> => {
    const joined: ListedCustomer[] = []
    for (const some of batches(customers)) {
      const keys = new Set((await storedKeys(some)).map(({ key }) => key))
      joined.push(...some.filter(({ row }) => keys.has(row.phone_key) || keys.has(row.email_key)))
    }
    return joined
  }

  /**
   * Rows that are not stored yet. A row without a job is known if the customer has any lead; a row with a job is known if
   * the customer has a lead of that day.
   */
  const newOf = async (customers: readonly ListedCustomer[], at: Reader = db): Promise<ListedCustomer[]> => {
    const known = new Set<string>()
    const added: ListedCustomer[] = []
    for (const some of batches(customers)) {
      for (const { key, day } of await storedKeys(some, at)) known.add(`${key}`).add(`${key} ${day ?? ''}`)
      for (const one of some) {
        const { phone_key, email_key } = one.row
        const names = [phone_key, email_key]
          .filter(Boolean)
          .map((key) => (one.more.booked_on ? `${key} ${one.more.booked_on}` : key))
        if (!names.some((name) => known.has(name))) added.push(one)
        for (const key of [phone_key, email_key].filter(Boolean))
          known.add(key).add(`${key} ${one.more.booked_on ?? ''}`)
      }
      await nextTurn()
    }
    return added
  }

  /** Stores the new customers of a list in one transaction and returns their number. The same id is stored once. */
  const add = (
    customers: readonly ListedCustomer[],
    { id, file, personId, isDue, today, again }: NewImport,
    now: Date,
  ): Promise<number> =>
    write(async (trx) => {
      const isNew = await trx
        .insertInto('imports')
        .values({ id, at: now.toISOString(), person_id: personId, file, undone_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute()
      const received = (await leadDates(trx, now.toISOString()))(now.toISOString())
      const dueOn = (day: string | null) => {
        const due = day ? addMonths(day, monthsFor(again, undefined)) : today
        return due > today ? due : today
      }
      const added = isNew.length > 0 ? await newOf(customers, trx) : []
      for (const some of batches(added)) {
        const rows = some.map(({ row, more, ...rest }) => ({
          id: idOf({ row, more, ...rest }),
          received_at: received,
          project: 'desk',
          form: 'desk',
          extra: '{}',
          name: row.name,
          phone: row.phone,
          email: row.email,
          reply_to: null,
          subject: null,
          spam_reason: null,
          ...more,
          origin: 'import' as const,
          import_id: id,
          progress: 'done' as const,
          opened_at: received,
          again_on: isDue ? dueOn(more.booked_on) : null,
        }))
        await trx
          .insertInto('leads')
          .values(rows.map((row) => ({ ...row, ...foldedOf(row) })))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        await joinCustomers(trx, idsOf(rows))
      }
      return countOf(trx.selectFrom('leads').where('import_id', '=', id))
    })

  // A photograph does not raise `version`, so leads with one are excluded here.
  const untouched = (at: Reader) =>
    at
      .selectFrom('leads')
      .where('version', '=', 0)
      .where('id', 'not in', at.selectFrom('photographs').select('lead_id'))

  /** Removes an import's leads that nobody has changed. Returns how many were removed and how many stay. */
  const undo = (id: string, now: Date): Promise<{ removed: number; kept: number } | undefined> =>
    write(async (trx) => {
      const found = await trx
        .updateTable('imports')
        .set({ undone_at: now.toISOString() })
        .where('id', '=', id)
        .returning('id')
        .execute()
      if (found.length === 0) return undefined
      let removed = 0
      const unchanged = await untouched(trx).select('id').where('import_id', '=', id).execute()
      for (const some of batches(unchanged)) removed += (await removeLeads(trx, some)).leads
      const kept = await trx.selectFrom('leads').select('id').where('import_id', '=', id).execute()
      return { removed, kept: kept.length }
    })

  const ofImport = (leads: SelectQueryBuilder<Tables, 'leads', Record<never, never>>) =>
    leads.select(({ fn }) => fn.countAll().as('count')).where('import_id', '=', sql.ref<string>('imports.id'))

  /** The last imports, newest first. */
  const list = () =>
    db
      .selectFrom('imports')
      .leftJoin('people', 'people.id', 'imports.person_id')
      .select(['imports.id', 'at', 'file', 'undone_at', 'people.name as person'])
      .select([ofImport(db.selectFrom('leads')).as('leads'), ofImport(untouched(db)).as('untouched')])
      .orderBy('at', 'desc')
      .limit(20)
      .execute()

  return { newOf, joinedOf, add, undo, list }
}
