import { errorCode } from '../start-error.ts'
import type { HeldConnection } from './held-connection.ts'
import type { InsertLeads } from './keeping.ts'
import { retryPassing } from './patience.ts'
import { type LeadRow, leadColumns } from './tables.ts'
import { isConnectionLost } from './unavailable.ts'

// How long a visitor waits for a Postgres that is being started again.
const patienceMs = 8_000

type Statement = { name: string; text: string }

const columns = leadColumns.join(', ')

// Which of them are new, the count alone does not say.
const many: Statement = {
  name: 'keep-leads',
  text: `
    insert into leads (${columns}) select ${columns} from json_populate_recordset(null::leads, $1::json)
    on conflict do nothing returning id`,
}

// For one request the database takes half as long with its values as they are, and without rows to give back.
const one: Statement = {
  name: 'keep-lead',
  text: `
    insert into leads (${columns}) values (${leadColumns.map((_, index) => `$${index + 1}`).join(', ')})
    on conflict do nothing`,
}

// A pooler between here and the database may hand a connection on that does not know the statement, or knows it already.
const isOfPooler = (error: unknown) => ['26000', '42P05'].includes(errorCode(error) ?? '')

/** Inserts in one statement, which a connection plans once: planning it takes longer than what it does. */
export const postgresInserter = (connection: Pick<HeldConnection, 'query'>): InsertLeads => {
  let isPrepared = true

  const run = async ({ name, text }: Statement, values: unknown[]) => {
    try {
      return await connection.query<{ id: string }>({ ...(isPrepared && { name }), text, values })
    } catch (error) {
      if (!isOfPooler(error)) throw error
      isPrepared = false
      return connection.query<{ id: string }>({ text, values })
    }
  }

  const insertOne = async (row: LeadRow) => {
    const { rowCount } = await run(
      one,
      leadColumns.map((column) => row[column]),
    )
    return new Set(rowCount === 1 ? [row.id] : [])
  }

  const insertAll = async (group: readonly LeadRow[]) => {
    const [first] = group
    if (first && group.length === 1) return insertOne(first)
    const { rows } = await run(many, [JSON.stringify(group)])
    return new Set(rows.map(({ id }) => id))
  }

  return (group) => retryPassing(() => insertAll(group), isConnectionLost, patienceMs)
}
