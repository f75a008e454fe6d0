import type { Pool } from 'pg'
import { errorCode } from '../start-error.ts'
import type { InsertLeads } from './keeping.ts'

// One statement is a transaction by itself: one way to the database and back instead of four.
const text = `
  with kept as (
    insert into leads select * from json_populate_recordset(null::leads, $1::json)
    on conflict do nothing returning id
  ), owed as (
    insert into outbox select * from json_populate_recordset(null::outbox, $2::json)
    where lead_id in (select id from kept)
  )
  select id from kept`

// A pooler between here and the database may hand a connection on that does not know the statement, or knows it already.
const isOfPooler = (error: unknown) => ['26000', '42P05'].includes(errorCode(error) ?? '')

/** Inserts in one statement, which a connection plans once: planning it takes longer than what it does. */
export const postgresInserter = (pool: Pool): InsertLeads => {
  let name: { name: string } | undefined = { name: 'insert-leads' }
  const insert = (values: string[]) => pool.query<{ id: string }>({ ...name, text, values })

  return async (group) => {
    const values = [group.map(({ row }) => row), group.flatMap(({ owed }) => owed)].map((rows) => JSON.stringify(rows))
    const { rows } = await insert(values).catch((error: unknown) => {
      if (!isOfPooler(error)) throw error
      name = undefined
      return insert(values)
    })
    return new Set(rows.map(({ id }) => id))
  }
}
