import type { Selectable, Transaction } from 'kysely'
import type { LeadCustomer, LeadRow, LeadSource, Tables } from '../../storage/tables.ts'
import type { LeadProgress } from '../desk-tables.ts'

/** A lead with the name of the person who took it. */
export type StoredLead = LeadRow & Selectable<LeadSource & LeadCustomer & LeadProgress> & { person: string | null }

/** Query of leads with that name. */
export const storedLeads = (db: Pick<Transaction<Tables>, 'selectFrom'>) =>
  db
    .selectFrom('leads')
    .leftJoin('people', 'people.id', 'leads.person_id')
    .selectAll('leads')
    .select('people.name as person')
