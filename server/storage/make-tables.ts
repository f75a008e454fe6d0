import { type Kysely, sql } from 'kysely'

// What several steps of `migrations.ts` make alike. Like a step, none of it is edited once it has been released.

/** A table for requests, but for the columns that came and went. */
export const leadsTable = ({ schema }: Kysely<unknown>, name: string) =>
  schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('project', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('note', 'text')
    .addColumn('subject', 'text')
    .addColumn('extra', 'text', (column) => column.notNull())
    .addColumn('spam_reason', 'text')

/** A table for the messages that the requests in `leads` owe, which go with them. */
export const outboxTable = ({ schema }: Kysely<unknown>, name: string, leads: string) =>
  schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references(`${leads}.id`).onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')

/** Each request stands in one of the two, and moves when its messages are written out: one index less before the yes. */
export const indexLeads = async ({ schema }: Kysely<unknown>): Promise<void> => {
  const byTime = (name: string) => schema.createIndex(name).on('leads').columns(['received_at', 'id'])
  await byTime('leads_by_time').where(sql.ref('owes'), 'is', null).execute()
  await byTime('leads_owing').where(sql.ref('owes'), 'is not', null).execute()
}

/** The two ways in which messages are found: by when they are due, and by their request. */
export const indexOutbox = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute()
  await schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute()
}
