import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteStatement } from 'kysely'

const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes text and numbers, not ${typeof value}`)
}

const bridgeStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...values.map(bindable)),
  run: (values) => statement.run(...values.map(bindable)),
  iterate: (values) => statement.iterate(...values.map(bindable)),
})

const busyTimeout = 10_000

/** Kysely over Node's own SQLite, in the file `file`. */
export const sqliteDialect = (file: string): SqliteDialect => {
  const db = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
  db.exec('PRAGMA journal_mode = WAL')
  // An acknowledged request survives a power cut.
  db.exec('PRAGMA synchronous = FULL')
  // What is removed is overwritten: a person who asks to be forgotten is not left in free pages.
  db.exec('PRAGMA secure_delete = ON')
  return new SqliteDialect({
    database: { close: () => db.close(), prepare: (text) => bridgeStatement(db.prepare(text)) },
  })
}
