import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type DatabaseConnection, type Dialect, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'

const busy = 5

/** True if another process locks the database. The low byte of `errcode` is the primary code. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 255) === busy

/** Opens or creates the database. Throws if it is damaged. */
export const openDatabase = (file: string): DatabaseSync => {
  // SQLite would treat an empty file as a new database and delete the WAL beside it.
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) throw new Error('the file is empty and its log is not')
  const db = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true })
  checkWhole(db)
  db.exec('PRAGMA journal_mode = WAL')
  // A stored lead survives a power cut.
  db.exec('PRAGMA synchronous = FULL')
  // Overwrites deleted rows, so that a removed person is not left in free pages.
  db.exec('PRAGMA secure_delete = ON')
  return db
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const checkWhole = (db: DatabaseSync) => {
  const result = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
  if (result !== 'ok') throw new Error(String(result).replace(/\s+/g, ' '))
}

/** Opens the file read-only under its name and passes it to `read`. */
export const readNamed = <Result>(file: string, read: (db: DatabaseSync) => Result): Result => {
  using db = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
  return read(db)
}

/**
 * Guards the open database: `check` throws if the file or its WAL was deleted, replaced or truncated, or if `verify`
 * has found damage. Otherwise writes could go to a file that no reader finds.
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
    // The file only grows; if it is smaller, VACUUM shrank it or it was truncated.
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

// SQLite rolls back DDL with its transaction, which Kysely's own adapter does not use.
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely dialect over node:sqlite. */
export const sqliteDialect = (db: DatabaseSync): Dialect => {
  const config = { database: bridge(db) }
  class Driver extends SqliteDriver {
    // After some errors, such as a full disk, SQLite has already rolled back.
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (db.isTransaction) await super.rollbackTransaction(connection)
    }
  }
  return Object.assign(new SqliteDialect(config), {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver(config),
  })
}
