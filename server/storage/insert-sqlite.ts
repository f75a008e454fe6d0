import type { DatabaseSync } from 'node:sqlite'
import type { InsertLeads, Keeping } from './keeping.ts'
import { retryPassing } from './patience.ts'
import { busyPatienceMs, isBusy } from './patient-driver.ts'

const lead = `
  insert into leads (id, received_at, project, form, name, phone, email, reply_to, note, subject, extra, spam_reason, dedupe_key)
  values (:id, :received_at, :project, :form, :name, :phone, :email, :reply_to, :note, :subject, :extra, :spam_reason, :dedupe_key)
  on conflict do nothing`

const message = `
  insert into outbox (id, lead_id, kind, message_id, state, attempts, created_at, due_at, leased_until, sent_at, last_error)
  values (:id, :lead_id, :kind, :message_id, :state, :attempts, :created_at, :due_at, :leased_until, :sent_at, :last_error)`

class OtherTransaction extends Error {}

/**
 * Inserts by statements that are prepared once and run in one go, so that nothing of this process comes between: what a
 * transaction takes then is little more than its way to the disk.
 */
export const sqliteInserter = (db: DatabaseSync): InsertLeads => {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const insertLead = db.prepare(lead)
  const insertMessage = db.prepare(message)

  const insert = (group: readonly Keeping[]): ReadonlySet<string> => {
    // One that removes requests may be half through: this is its connection too.
    if (db.isTransaction) throw new OtherTransaction()
    const kept = new Set<string>()
    begin.run()
    try {
      for (const { row, owed } of group) {
        if (insertLead.run(row).changes === 0) continue
        kept.add(row.id)
        for (const one of owed) insertMessage.run(one)
      }
      commit.run()
    } catch (error) {
      // After some errors, a full disk among them, SQLite has rolled back by itself.
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
    return kept
  }

  const passes = (error: unknown) => error instanceof OtherTransaction || isBusy(error)
  return (group) => retryPassing(async () => insert(group), passes, busyPatienceMs)
}
