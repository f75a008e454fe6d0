import { type Kysely, sql } from 'kysely'
import type { Storage } from './open.ts'
import type { LeadRow, OutboxRow, Tables } from './tables.ts'

/** A request and the messages that it owes. */
export type Keeping = { row: LeadRow; owed: readonly OutboxRow[] }

// One statement is a transaction by itself: one way to the database and back instead of four.
const inOneStatement = async (db: Kysely<Tables>, group: readonly Keeping[]): Promise<Set<string>> => {
  const leads = JSON.stringify(group.map(({ row }) => row))
  const owed = JSON.stringify(group.flatMap((one) => one.owed))
  const { rows } = await sql<{ id: string }>`
    with kept as (
      insert into leads select * from json_populate_recordset(null::leads, ${leads}::json)
      on conflict do nothing returning id
    ), owed as (
      insert into outbox select * from json_populate_recordset(null::outbox, ${owed}::json)
      where lead_id in (select id from kept)
    )
    select id from kept`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

// SQLite cannot write two tables in one statement, and there is no way to go.
const inOneTransaction = (db: Kysely<Tables>, group: readonly Keeping[]): Promise<Set<string>> =>
  db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('leads')
      .values(group.map(({ row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    const ids = new Set(kept.map(({ id }) => id))
    const owed = group.filter(({ row }) => ids.has(row.id)).flatMap((one) => one.owed)
    if (owed.length > 0) await transaction.insertInto('outbox').values(owed).execute()
    return ids
  })

/**
 * Inserts requests with the messages that they owe, all or none, and gives the ids of those that are new. A repeated key
 * makes a repeated send one request; a repeated id, a write whose outcome was not heard.
 */
export const insertLeads = ({ db, engine }: Pick<Storage, 'db' | 'engine'>, group: readonly Keeping[]) =>
  engine === 'postgres' ? inOneStatement(db, group) : inOneTransaction(db, group)
