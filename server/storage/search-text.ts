import type { Kysely, Selectable } from 'kysely'
import { phoneKey } from '../mail/phone-number.ts'
import { notesOf } from './desk-entries.ts'
import { idsOf } from './ids-of.ts'
import { joinCustomers } from './join-customers.ts'
import type { LeadCustomer, LeadRow, Tables } from './tables.ts'

type Searched = Pick<LeadRow, 'name' | 'phone' | 'email' | 'note' | 'subject' | 'extra'> &
  Partial<Pick<Selectable<LeadCustomer>, 'town' | 'street' | 'access_note'>>

const searched = ['id', 'name', 'phone', 'email', 'note', 'subject', 'extra', 'town', 'street', 'access_note'] as const
const batchSize = 500

/** Text for comparison in a search: lower case, no accents, single spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Searchable text of a lead: answers, digits of the phone number, the desk's notes. Folded here because SQLite's
 * `lower()` only knows ASCII, and so that both engines find the same.
 */
const searchTextOf = (lead: Searched, notes: readonly string[]): string =>
  [
    lead.name,
    lead.email,
    lead.note,
    lead.subject,
    lead.extra,
    lead.phone.replace(/\D/g, ''),
    ...[lead.street, lead.town, lead.access_note].filter(Boolean),
    ...notes,
  ]
    .map((text) => foldText(text ?? ''))
    .join('\n')

/** Length of the end of a phone number that finds it without its area code. */
export const phoneTailLength = 7

/** An email in the form used for comparison. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** The columns of a lead by which it is found, and by which `joinCustomers` compares it. */
export const foldedOf = (lead: Searched, notes: readonly string[] = []) => ({
  search_text: searchTextOf(lead, notes),
  phone_key: phoneKey(lead.phone),
  phone_tail: phoneKey(lead.phone).slice(-phoneTailLength),
  email_key: emailKey(lead.email),
})

/** Recomputes the folded columns of these leads, and which customers they are of. */
export const renewFolded = async (
  db: Pick<Kysely<Tables>, 'selectFrom' | 'updateTable'>,
  leadIds: readonly string[],
): Promise<void> => {
  const leads = await db.selectFrom('leads').select(searched).where('id', 'in', leadIds).execute()
  const notes = await notesOf(db, leadIds)
  for (const lead of leads)
    await db
      .updateTable('leads')
      .set(foldedOf(lead, notes.get(lead.id)))
      .where('id', '=', lead.id)
      .execute()
  await joinCustomers(db, leadIds)
}

/** Computes the folded columns of leads that an earlier version stored without them. */
export const fillFolded = async (db: Kysely<Tables>): Promise<void> => {
  for (;;) {
    const leads = await db.selectFrom('leads').select('id').where('customer_id', 'is', null).limit(batchSize).execute()
    if (leads.length === 0) return
    await db.transaction().execute((trx) => renewFolded(trx, idsOf(leads)))
  }
}
