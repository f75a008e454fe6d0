import { run } from '../../storage/first-tables.ts'

/** The private page of a lead: `id` is the hash of its secret. */
export type PrivatePageRow = { id: string; lead_id: string; created_at: string }

export const privatePageTables = run(
  `create table private_pages (
    id text primary key, lead_id text not null unique references leads (id) on delete cascade, created_at text not null)`,
)
