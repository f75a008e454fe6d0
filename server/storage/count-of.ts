import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Number of rows of a query. Postgres returns a count as text. */
export const countOf = async <Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, Record<never, never>>,
): Promise<number> => {
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}
