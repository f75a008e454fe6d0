import { run } from '../storage/first-tables.ts'

/** A change of one field, with `path`, `before` and `after` as JSON. A new draft of the field marks it as `replaced`. */
export type DraftRow = {
  id: string
  file: string
  path: string
  before: string
  after: string
  person_id: string
  at: string
  /** Order of application: a draft may change part of what an earlier one added. */
  position: number
  state: 'open' | 'replaced' | 'dropped' | 'published'
  publish_id: string | null
  /** Id of the draft or request that this one belongs to, and is taken back with. */
  part_of: string | null
}

/**
 * A publish; without a person, changes made by hand that a publish found. `changes` is JSON of the changed sentences.
 * `built` means that the build is complete and the content folder is being written, which a restarted server finishes.
 * `slot` is unique, so one publish runs at a time under a lease.
 */
export type PublishRow = {
  id: string
  at: string
  person_id: string | null
  state: 'checking' | 'building' | 'built' | 'live' | 'failed'
  why: string | null
  changes: string
  restores: string | null
  build: string | null
  slot: 'running' | null
  leased_until: string | null
  /** When it was live; null where a restarted server finished it. */
  ended_at: string | null
}

export type PublishTables = { drafts: DraftRow; publishes: PublishRow }

export const publishTables = run(
  `create table drafts (
    id text primary key, file text not null, path text not null, before text not null, after text not null,
    person_id text not null references people (id), at text not null, position integer not null,
    state text not null, publish_id text)`,
  'create index drafts_by_state on drafts (state, at)',
  `create table publishes (
    id text primary key, at text not null, person_id text references people (id), state text not null, why text,
    changes text not null, restores text, build text, slot text unique, leased_until text)`,
  'create index publishes_by_time on publishes (at)',
)

export const publishEnds = run('alter table publishes add column ended_at text')

export const draftParts = run('alter table drafts add column part_of text')
