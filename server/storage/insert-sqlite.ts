import type { DatabaseSync } from 'node:sqlite'
import type { InsertLeads } from './keeping.ts'
import { retryPassing } from './patience.ts'
import { busyPatienceMs, isBusy } from './patient-driver.ts'
import { type LeadRow, leadColumns } from './tables.ts'

const text = `
  insert into leads (${leadColumns.join(', ')}) values (${leadColumns.map(() => '?').join(', ')})
  on conflict do nothing`

// By their places: to look each one up by its name takes a tenth of what the statement does.
const valuesOf = (row: LeadRow) => leadColumns.map((column) => row[column])

class OtherTransaction extends Error {}

/**
 * Inserts by statements that are prepared once and run in one go, so that nothing of this process comes between: what a
 * transaction takes then is little more than its way to the disk.
 */
export const sqliteInserter = (db: DatabaseSync): InsertLeads => {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const insert = db.prepare(text)

  const insertAll = (group: readonly LeadRow[]): Set<string> => {
    // One that removes requests may be half through: this is its connection too.
    if (db.isTransaction) throw new OtherTransaction()
    // A statement alone is a transaction by itself.
    const isOne = group.length === 1
    if (!isOne) begin.run()
    try {
      const kept = group.filter((row) => insert.run(...valuesOf(row)).changes > 0)
      if (!isOne) commit.run()
      return new Set(kept.map(({ id }) => id))
    } catch (error) {
      // After some errors, a full disk among them, SQLite has rolled back by itself.
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }

  const passes = (error: unknown) => error instanceof OtherTransaction || isBusy(error)
  return async (group) => {
    try {
      return insertAll(group)
    } catch (error) {
      if (!passes(error)) throw error
      return retryPassing(async () => insertAll(group), passes, busyPatienceMs)
    }
  }
}
