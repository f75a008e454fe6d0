import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SqliteStatement } from 'kysely'
import { PatientDriver } from './patient-driver.ts'

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

/** Opens the file `file`, making it if need be. */
export const openDatabase = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true })
  // Half of the usual, for a file that is made now: each page that a request touches is written whole, and waited for.
  db.exec('PRAGMA page_size = 2048')
  db.exec('PRAGMA journal_mode = WAL')
  // An acknowledged request survives a power cut.
  db.exec('PRAGMA synchronous = FULL')
  // With 16 MB, four times as rarely as usual: every copy from the log into the file holds up who sends a request just then.
  db.exec('PRAGMA wal_autocheckpoint = 8000')
  // What is removed is overwritten: a person who asks to be forgotten is not left in free pages.
  db.exec('PRAGMA secure_delete = ON')
  // From here on the driver waits.
  db.exec('PRAGMA busy_timeout = 0')
  return db
}

const mostPrepared = 100

// The sender of letters asks with the same few texts again and again; lists of many lengths make many texts.
const preparer = (db: DatabaseSync) => {
  const prepared = new Map<string, SqliteStatement>()
  return (text: string): SqliteStatement => {
    const known = prepared.get(text)
    if (known) return known
    if (prepared.size >= mostPrepared) prepared.clear()
    const statement = bridgeStatement(db.prepare(text))
    prepared.set(text, statement)
    return statement
  }
}

// In SQLite, too, what changes tables is undone with its transaction: a step that a power cut interrupts never was. Kysely's
// own adapter makes no use of that.
class AtomicSteps extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely over Node's own SQLite. */
export const sqliteDialect = (db: DatabaseSync): Dialect => {
  const database = { close: () => db.close(), prepare: preparer(db) }
  return {
    createDriver: () => new PatientDriver(db, { database }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new AtomicSteps(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  }
}
