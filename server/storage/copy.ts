import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Storage } from './open.ts'

type Store = Pick<Storage, 'db'>
type Row = { id: string }

const pageSize = 500

const leadsAfter = ({ db }: Store, id: string) =>
  db.selectFrom('leads').selectAll().where('id', '>', id).orderBy('id').limit(pageSize).execute()

const messagesAfter = ({ db }: Store, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '>', id).orderBy('id').limit(pageSize).execute()

async function* pages<One extends Row>(after: (store: Store, id: string) => Promise<One[]>, store: Store) {
  for (let page = await after(store, ''); page.length > 0; page = await after(store, page.at(-1)?.id ?? '')) yield page
}

const textOf = (row: Row | undefined) => JSON.stringify(row, Object.keys(row ?? {}).sort())

type Reader = {
  all: (store: Store) => AsyncGenerator<Row[]>
  some: (store: Store, ids: string[]) => Promise<Row[]>
  count: (store: Store) => Promise<{ count: string | number | bigint }>
}

const leads: Reader = {
  all: (store) => pages(leadsAfter, store),
  some: ({ db }, ids) => db.selectFrom('leads').selectAll().where('id', 'in', ids).execute(),
  count: ({ db }) =>
    db
      .selectFrom('leads')
      .select((the) => the.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
}

const messages: Reader = {
  all: (store) => pages(messagesAfter, store),
  some: ({ db }, ids) => db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute(),
  count: ({ db }) =>
    db
      .selectFrom('outbox')
      .select((the) => the.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
}

const differs = () =>
  new StartError('The copy is not the same as the original, so it was undone: stop the server, then copy again.')

/** Compares every row with its copy, and gives how many there are. */
const verify = async (from: Store, to: Store, { all, some, count }: Reader): Promise<number> => {
  let compared = 0
  for await (const page of all(from)) {
    const ids = page.map(({ id }) => id)
    const copies = new Map((await some(to, ids)).map((row) => [row.id, textOf(row)]))
    if (page.some((row) => copies.get(row.id) !== textOf(row))) throw differs()
    compared += page.length
  }
  if (Number((await count(to)).count) !== compared) throw differs()
  return compared
}

/** Copies every request and every message into an empty store. Each row is compared before the copy is kept. */
export const copyStorage = async (from: Storage, to: Storage): Promise<{ leads: number; messages: number }> => {
  const copied = await to.db.transaction().execute(async (db) => {
    if (Number((await leads.count({ db })).count) > 0)
      throw new StartError('The other database holds requests already: name an empty one.')
    for await (const page of pages(leadsAfter, from)) await db.insertInto('leads').values(page).execute()
    for await (const page of pages(messagesAfter, from)) await db.insertInto('outbox').values(page).execute()
    return { leads: await verify(from, { db }, leads), messages: await verify(from, { db }, messages) }
  })
  // Until Postgres has counted new rows it thinks there are none, and sorts all of a table for each page of a list.
  if (to.engine === 'postgres') await sql`analyze leads, outbox`.execute(to.db)
  return copied
}
