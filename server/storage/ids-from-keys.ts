import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { leadsByTime, leadsOwing, leadsTable, outboxByDue, outboxByLead, outboxTable, steps } from './steps.ts'

// As long as a browser keeps a request that it could not send (`site/quote/unsent/unsent.ts`): what is older is not sent again.
const sentAgainWithinMs = 7 * 24 * 60 * 60 * 1000

// What `lead-id.ts` makes of the same answers. Keys of any other shape were never made by this server.
const idOfKey = (received: string) => `
  case when length(l.dedupe_key) in (64, 76) and l.received_at > '${received}' then
    substr(l.dedupe_key, 1, 8) || '-' || substr(l.dedupe_key, 9, 4) || '-8' || substr(l.dedupe_key, 13, 3) || '-8'
      || substr(l.dedupe_key, 16, 3) || '-' || substr(l.dedupe_key, 19, 12)
  else l.id end`

/**
 * Makes a request's id of its key, so that no index of its own is needed to find a repetition. What may still be sent
 * again gets the id that it would have today. Both tables are made anew: SQLite drops no column that is unique, and a
 * table that others point at takes their rows with it.
 */
export const idsFromKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    const id = idOfKey(new Date(Date.now() - sentAgainWithinMs).toISOString())
    await steps(
      leadsTable('leads_with_ids', 'owes text'),
      outboxTable('outbox_of_ids', 'leads_with_ids'),
      `insert into leads_with_ids
        select ${id}, l.received_at, l.project, l.form, l.name, l.phone, l.email, l.reply_to, l.note, l.subject, l.extra,
          l.spam_reason, l.owes
        from leads l`,
      `insert into outbox_of_ids
        select o.id, ${id}, o.kind, o.message_id, o.state, o.attempts, o.created_at, o.due_at, o.leased_until, o.sent_at,
          o.last_error
        from outbox o join leads l on l.id = o.lead_id`,
      'drop table outbox',
      'drop table leads',
      'alter table leads_with_ids rename to leads',
      'alter table outbox_of_ids rename to outbox',
      leadsByTime('where owes is null'),
      leadsOwing,
      outboxByDue,
      outboxByLead,
    ).up(db)
  },
}
