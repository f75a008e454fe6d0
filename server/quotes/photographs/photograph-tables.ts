import type { PhotographStage } from '../../../contract/desk/photographs.ts'
import { run } from '../../storage/first-tables.ts'

/**
 * A photograph of a lead: its JPEG is the file `<id>.jpg` in `DATA_DIR/photographs`. `person_id` is who took it, null for the
 * visitor.
 */
export type PhotographRow = {
  id: string
  lead_id: string
  stage: PhotographStage
  at: string
  person_id: string | null
}

export type PhotographTables = { photographs: PhotographRow }

export const photographTables = run(
  `create table photographs (
    id text primary key, lead_id text not null references leads (id) on delete cascade, stage text not null,
    at text not null, person_id text references people (id))`,
  'create index photographs_by_lead on photographs (lead_id, at)',
  'create index photographs_by_time on photographs (at)',
)
