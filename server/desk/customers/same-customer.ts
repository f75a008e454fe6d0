import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../storage/tables.ts'

type Leads = ExpressionBuilder<Tables, 'leads'>
type Other = ExpressionBuilder<Tables & { other: Tables['leads'] }, 'leads' | 'other'>

/** The day of a lead's job, or else the time of its arrival; sorts as text. */
export const jobTime = (table: 'leads' | 'other') =>
  sql<string>`coalesce(${sql.ref(`${table}.booked_on`)}, ${sql.ref(`${table}.received_at`)})`

/** Whether the lead's customer has another lead that is no spam and matches `like`. */
export const hasOther = (eb: Leads, like: (other: Other) => Expression<SqlBool>) =>
  eb.exists(
    eb
      .selectFrom('leads as other')
      .select('other.id')
      .whereRef('other.customer_id', '=', 'leads.customer_id')
      .whereRef('other.id', '!=', 'leads.id')
      .where('other.spam_reason', 'is', null)
      .where(like),
  )
