import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { orderedId } from './ordered-id.ts'
import { leadsByTime, steps } from './steps.ts'

type Owing = { id: string; owes: string }

const pageSize = 500

// Since when, the domain of the Message-IDs, and each kind of message, with spaces between.
const messagesOf = ({ id: leadId, owes }: Owing) => {
  const [moment = '', domain = '', ...kinds] = owes.split(' ')
  return kinds.map((kind) => {
    const id = orderedId(new Date(moment))
    return sql`(${id}, ${leadId}, ${kind}, ${`<${id}@${domain}>`}, 'waiting', 0, ${moment}, ${moment})`
  })
}

const writeMessages = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Owing>`select id, owes from leads where owes is not null order by received_at`.execute(db)
  const messages = rows.flatMap(messagesOf)
  while (messages.length > 0)
    await sql`
      insert into outbox (id, lead_id, kind, message_id, state, attempts, created_at, due_at)
      values ${sql.join(messages.splice(0, pageSize))}`.execute(db)
}

/**
 * Gives each message that a request owes a row of its own from the beginning. Until now the request said in its column
 * `owes` what had no row yet.
 */
export const messagesInRows: Migration = {
  up: async (db: Kysely<unknown>) => {
    await writeMessages(db)
    await steps(
      'drop index leads_by_time',
      'drop index leads_owing',
      'alter table leads drop column owes',
      leadsByTime(),
      'create index outbox_by_kind on outbox (kind, sent_at)',
      'create table heartbeat (name text primary key, at text not null)',
    ).up(db)
  },
}
