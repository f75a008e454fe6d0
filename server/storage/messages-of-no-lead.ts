import { outboxByDue, outboxByLead, steps } from './steps.ts'

const columns = 'id, lead_id, kind, message_id, state, attempts, created_at, due_at, leased_until, sent_at, last_error'

/** Lets a message be owed by no request. The table is made anew: SQLite takes no condition off a column. */
export const messagesOfNoLead = steps(
  `create table outbox_of_all (
    id text primary key, lead_id text references leads (id) on delete cascade, kind text not null,
    message_id text not null unique, state text not null, attempts integer not null, created_at text not null,
    due_at text not null, leased_until text, sent_at text, last_error text)`,
  `insert into outbox_of_all (${columns}) select ${columns} from outbox`,
  'drop table outbox',
  'alter table outbox_of_all rename to outbox',
  outboxByDue,
  outboxByLead,
  'create index outbox_by_kind on outbox (kind, sent_at)',
)
