import { steps } from './steps.ts'

/**
 * What tells people of leads: the devices that want to be told, what has been told of which lead, and the pushes on their
 * way. A device is signed out together with its session.
 */
export const noticeTables = steps(
  `create table push_subscriptions (
    id text primary key, person_id text not null references people (id) on delete cascade,
    session_id text not null references sessions (id) on delete cascade, endpoint text not null, p256dh text not null,
    auth text not null, created_at text not null)`,
  'create index push_subscriptions_by_person on push_subscriptions (person_id)',
  'create index push_subscriptions_by_session on push_subscriptions (session_id)',
  `create table notices (
    id text primary key, lead_id text not null references leads (id) on delete cascade, kind text not null,
    for_day text not null, at text not null, unique (lead_id, kind, for_day))`,
  `create table pushes (
    id text primary key, notice_id text not null references notices (id) on delete cascade,
    subscription_id text not null references push_subscriptions (id) on delete cascade, state text not null,
    attempts integer not null, created_at text not null, due_at text not null, leased_until text, sent_at text,
    last_error text)`,
  'create index pushes_by_due on pushes (state, due_at)',
  'create index pushes_by_notice on pushes (notice_id)',
  'create index pushes_by_subscription on pushes (subscription_id)',
  'create index leads_by_follow_up on leads (follow_up_on) where follow_up_on is not null',
)
