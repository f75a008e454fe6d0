import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/tables.ts'

type ServerEvent = Pick<Tables['events'], 'id' | 'lead_id' | 'kind' | 'detail' | 'version'>

/** Adds an event without a person to a lead's history, which nobody can undo. Returns whether the id is new. */
export const addServerEvent = async (trx: Transaction<Tables>, event: ServerEvent, now: Date): Promise<boolean> => {
  const added = await trx
    .insertInto('events')
    .values({ ...event, at: now.toISOString(), person_id: null, before: '{}', undone_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}
