import { sql } from 'kysely'
import { StartError } from '../../process/start-error.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'

/** Tables to copy, each after those it references. */
export const copied = [
  'people',
  'imports',
  'leads',
  'outbox',
  'events',
  'passkeys',
  'sessions',
  'calendars',
  'push_subscriptions',
  'notices',
  'pushes',
  'drafts',
  'publishes',
  'photographs',
  'private_pages',
] as const satisfies (keyof Tables)[]
type Copied = (typeof copied)[number]

/** Copies leads, messages and the desk's tables into an empty database, and compares every row before committing. */
export const copyStorage = async (from: Storage, to: Storage): Promise<{ leads: number; messages: number }> => {
  const counts = await to.db.transaction().execute(async (db) => {
    for (const table of ['leads', 'people'] as const)
      if ((await count({ db }, table)) > 0)
        throw new StartError('The other database holds requests already: name an empty one.')
    for (const table of copied) for await (const page of pages(from, table)) await insert({ db }, table, page)
    const compared = new Map<Copied, number>()
    for (const table of copied) compared.set(table, await verify(from, { db }, table))
    return { leads: compared.get('leads') ?? 0, messages: compared.get('outbox') ?? 0 }
  })
  // Without statistics for the new rows, Postgres would sort the whole table for each page of a list.
  if (to.engine === 'postgres') await sql`analyze leads, outbox, events`.execute(to.db)
  return counts
}

type Store = Pick<Storage, 'db'>

const count = async ({ db }: Store, table: Copied): Promise<number> => {
  const { rows } = await sql<{ count: string | number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}

async function* pages(store: Store, table: Copied) {
  for (
    let page = await pageAfter(store, table, '');
    page.length > 0;
    page = await pageAfter(store, table, page.at(-1)?.id ?? '')
  )
    yield page
}

type Row = { id: string; [column: string]: unknown }

const pageSize = 500

const pageAfter = async ({ db }: Store, table: Copied, id: string): Promise<Row[]> => {
  const page = sql<Row>`select * from ${sql.table(table)} where id > ${id} order by id limit ${pageSize}`
  return (await page.execute(db)).rows
}

const insert = async ({ db }: Store, table: Copied, page: readonly Row[]) => {
  const columns = Object.keys(page[0] ?? {})
  const rows = page.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows)}`.execute(db)
}

/** Compares every row with its copy. Returns the number of rows. */
const verify = async (from: Store, to: Store, table: Copied): Promise<number> => {
  let compared = 0
  for await (const page of pages(from, table)) {
    const ids = page.map(({ id }) => id)
    const copies = await sql<Row>`select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(to.db)
    const byId = new Map(copies.rows.map((row) => [row.id, textOf(row)]))
    if (page.some((row) => byId.get(row.id) !== textOf(row))) throw differs()
    compared += page.length
  }
  if ((await count(to, table)) !== compared) throw differs()
  return compared
}

const textOf = (row: Row | undefined) => JSON.stringify(row, Object.keys(row ?? {}).sort())

const differs = () =>
  new StartError('The copy is not the same as the original, so it was undone: stop the server, then copy again.')
