import { createHmac, hash, hkdfSync } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { hashOf } from '../accounts/secret.ts'
import { addServerEvent } from '../leads/server-event.ts'
import { type StoredLead, storedLeads } from '../leads/stored-lead.ts'

type Trx = Transaction<Tables>

/** An event that a private page shows. */
export type PageEvent = { id: string; at: string; kind: string; detail: string }
export type FoundPage = { lead: StoredLead; events: PageEvent[] }

const shownKinds = ['quote', 'send', 'wants-day', 'record']

/**
 * The private pages: one a lead, behind a secret of 128 bits. The secret is derived from the lead's id and the server's own
 * key, so a page keeps its address; the database holds a hash of it, which opens nothing.
 */
export const privatePageStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, serverKey: () => Promise<string>) => {
  const secretOf = async (leadId: string): Promise<string> => {
    const key = Buffer.from(hkdfSync('sha256', await serverKey(), '', 'private pages', 32))
    return createHmac('sha256', key).update(leadId).digest().subarray(0, 16).toString('base64url')
  }

  /** Opens the page of a lead, in the transaction that stores its content. */
  const open = async (trx: Trx, leadId: string, now: Date): Promise<void> => {
    const id = hashOf(await secretOf(leadId))
    await trx
      .insertInto('private_pages')
      .values({ id, lead_id: leadId, created_at: now.toISOString() })
      // With another server key the page gets a new address.
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ id }))
      .execute()
  }

  const eventsOf = (reader: Pick<Trx, 'selectFrom'>, leadId: string): Promise<PageEvent[]> =>
    reader
      .selectFrom('events')
      .select(['id', 'at', 'kind', 'detail'])
      .where('lead_id', '=', leadId)
      .where('kind', 'in', shownKinds)
      .where('undone_at', 'is', null)
      .orderBy('at')
      .orderBy('version')
      .execute()

  /** The lead and events of a page; undefined for an unknown secret. */
  const find = async (secret: string): Promise<FoundPage | undefined> => {
    if (!/^[\w-]{22}$/.test(secret)) return undefined
    const page = await db
      .selectFrom('private_pages')
      .select('lead_id')
      .where('id', '=', hashOf(secret))
      .executeTakeFirst()
    const lead = page && (await storedLeads(db).where('leads.id', '=', page.lead_id).executeTakeFirst())
    return lead && { lead, events: await eventsOf(db, lead.id) }
  }

  /**
   * Stores that the customer wants a day for this quote, sets the follow-up to `today` and notifies the desk by `tell`, in one
   * transaction. False if it was stored before.
   */
  const wantDay = (
    { leadId, quoteId, today, now }: { leadId: string; quoteId: string; today: string; now: Date },
    tell: (trx: Trx) => Promise<void>,
  ): Promise<boolean> =>
    write(async (trx) => {
      const id = hash('sha256', `wants-day ${quoteId}`).slice(0, 32)
      const lead = await trx.selectFrom('leads').select('version').where('id', '=', leadId).executeTakeFirst()
      if (!lead) return false
      const event = { id, lead_id: leadId, kind: 'wants-day', detail: '{}', version: lead.version + 1 }
      if (!(await addServerEvent(trx, event, now))) return false
      await trx
        .updateTable('leads')
        .set((eb) => ({ follow_up_on: today, version: eb('version', '+', 1) }))
        .where('id', '=', leadId)
        .execute()
      await tell(trx)
      return true
    })

  return { secretOf, open, find, wantDay }
}

export type PrivatePageStore = ReturnType<typeof privatePageStore>
