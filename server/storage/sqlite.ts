import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type DatabaseConnection, type Dialect, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'

const busy = 5

/** Whether another process holds the database: the low byte is the kind of error, the rest says more of it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 255) === busy

/** Opens the file `file`, making it if need be. Throws when it is damaged. */
export const openDatabase = (file: string): DatabaseSync => {
  // SQLite takes an empty file for a new database, and drops the log beside it.
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) throw new Error('the file is empty and its log is not')
  const db = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true })
  checkWhole(db)
  db.exec('PRAGMA journal_mode = WAL')
  // An acknowledged request survives a power cut.
  db.exec('PRAGMA synchronous = FULL')
  // What is removed is overwritten: a person who asks to be forgotten is not left in free pages.
  db.exec('PRAGMA secure_delete = ON')
  return db
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const checkWhole = (db: DatabaseSync) => {
  const result = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
  if (result !== 'ok') throw new Error(String(result).replace(/\s+/g, ' '))
}

/** Opens the file as anybody else would, only to read, and gives what `read` finds. */
export const readNamed = <Result>(file: string, read: (db: DatabaseSync) => Result): Result => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/**
 * Watches over the open database `file`: `check` throws unless what goes into it is what a reader of that name finds. It has
 * not been deleted, replaced or cut short, nor its log, and `verify` has found no damage.
 */
export const guardFile = (file: string) => {
  const names = [file, `${file}-wal`]
  const look = () => names.map((name) => statSync(name, { throwIfNoEntry: false }))
  const inodes = look().map((one) => one?.ino)
  let size = sizeOf(file)
  let damage: unknown

  const verify = () => {
    try {
      readNamed(file, checkWhole)
      damage = undefined
    } catch (error) {
      damage = error
      throw error
    }
  }

  const check = () => {
    const found = look()
    if (found.some((one, index) => one?.ino !== inodes[index]))
      throw new Error(`${file} was deleted or replaced: stop the server, put the file back, start it again`)
    const sizeNow = found[0]?.size ?? 0
    // It grows; only VACUUM makes it smaller and leaves it whole.
    if (sizeNow < size) verify()
    size = sizeNow
    if (damage) throw damage
  }

  return { check, verify }
}

const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes text and numbers, not ${typeof value}`)
}

const bridge = (db: DatabaseSync) => ({
  close: () => db.close(),
  prepare: (text: string) => {
    const statement = db.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...values.map(bindable)),
      run: (values: readonly unknown[]) => statement.run(...values.map(bindable)),
      iterate: (values: readonly unknown[]) => statement.iterate(...values.map(bindable)),
    }
  },
})

// SQLite undoes changes of tables with their transaction; Kysely's own adapter makes no use of that.
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely over Node's own SQLite. */
export const sqliteDialect = (db: DatabaseSync): Dialect => {
  const config = { database: bridge(db) }
  class Driver extends SqliteDriver {
    // After some errors, a full disk among them, SQLite has rolled back by itself.
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (db.isTransaction) await super.rollbackTransaction(connection)
    }
  }
  return Object.assign(new SqliteDialect(config), {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver(config),
  })
}
