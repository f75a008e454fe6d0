import type { Selectable, Transaction } from 'kysely'
import type { LeadCustomer, LeadRow, LeadSource, Tables } from '../../storage/tables.ts'
import type { LeadProgress } from '../desk-tables.ts'

/** A lead as it is read from the database, with the name of who has taken it on. */
export type StoredLead = LeadRow & Selectable<LeadSource & LeadCustomer & LeadProgress> & { person: string | null }

/** The leads of the database, each with that name. */
export const storedLeads = (db: Pick<Transaction<Tables>, 'selectFrom'>) =>
  db
    .selectFrom('leads')
    .leftJoin('people', 'people.id', 'leads.person_id')
    .selectAll('leads')
    .select('people.name as person')
