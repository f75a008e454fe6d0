import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../storage/tables.ts'

type Leads = ExpressionBuilder<Tables, 'leads'>
type Other = ExpressionBuilder<Tables & { other: Tables['leads'] }, 'leads' | 'other'>

/** The day of a lead's job, or the moment at which it came: as text, the later is the greater. */
export const jobTime = (table: 'leads' | 'other') =>
  sql<string>`coalesce(${sql.ref(`${table}.booked_on`)}, ${sql.ref(`${table}.received_at`)})`

/** For each way in which leads share a customer: whether there is another lead, none of the spam, that is like this. */
export const others = (eb: Leads, like: (other: Other) => Expression<SqlBool>) =>
  (['phone_key', 'email_key'] as const).map((key) =>
    eb.exists(
      eb
        .selectFrom('leads as other')
        .select('other.id')
        .whereRef(`other.${key}`, '=', `leads.${key}`)
        .where(`other.${key}`, '!=', '')
        .whereRef('other.id', '!=', 'leads.id')
        .where('other.spam_reason', 'is', null)
        .where(like),
    ),
  )
