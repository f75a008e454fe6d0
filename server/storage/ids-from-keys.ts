import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexLeads, indexOutbox, leadsTable, outboxTable } from './make-tables.ts'

// As long as a browser keeps a request that it could not send (`site/quote/unsent.ts`): what is older is not sent again.
const sentAgainWithinMs = 7 * 24 * 60 * 60 * 1000

// What `lead-id.ts` makes of the same answers. Keys of any other shape were never made by this server.
const idOfKey = (received: string) => sql<string>`
  case when length(l.dedupe_key) in (64, 76) and l.received_at > ${received} then
    substr(l.dedupe_key, 1, 8) || '-' || substr(l.dedupe_key, 9, 4) || '-8' || substr(l.dedupe_key, 13, 3) || '-8'
      || substr(l.dedupe_key, 16, 3) || '-' || substr(l.dedupe_key, 19, 12)
  else l.id end`

const fill = async (db: Kysely<unknown>, received: string) => {
  const id = idOfKey(received)
  await sql`
    insert into leads_with_ids
    select ${id}, l.received_at, l.project, l.form, l.name, l.phone, l.email, l.reply_to, l.note, l.subject, l.extra,
      l.spam_reason, l.owes
    from leads l`.execute(db)
  await sql`
    insert into outbox_of_ids
    select o.id, ${id}, o.kind, o.message_id, o.state, o.attempts, o.created_at, o.due_at, o.leased_until, o.sent_at,
      o.last_error
    from outbox o join leads l on l.id = o.lead_id`.execute(db)
}

/**
 * A request's id is made of its key, so that no index of its own is needed to find a repetition. What may still be sent
 * again gets the id that it would have today. Both tables are made anew: SQLite drops no column that is unique, and a
 * table that others point at takes their rows with it.
 */
export const idsFromKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await leadsTable(db, 'leads_with_ids').addColumn('owes', 'text').execute()
    await outboxTable(db, 'outbox_of_ids', 'leads_with_ids').execute()
    await fill(db, new Date(Date.now() - sentAgainWithinMs).toISOString())
    await db.schema.dropTable('outbox').execute()
    await db.schema.dropTable('leads').execute()
    await db.schema.alterTable('leads_with_ids').renameTo('leads').execute()
    await db.schema.alterTable('outbox_of_ids').renameTo('outbox').execute()
    await indexLeads(db)
    await indexOutbox(db)
  },
}
