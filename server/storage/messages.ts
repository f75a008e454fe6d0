import type { Transaction } from 'kysely'
import { newDelivery } from './delivery.ts'
import { orderedId } from './ordered-id.ts'
import type { MessageKind, OutboxRow, Tables } from './tables.ts'

type Owed = { leadId: string; kinds: readonly MessageKind[]; now: string }

type NewMessage = { id: string; leadId: string | null; kind: MessageKind; now: string; mailDomain: string }

/** An outbox row, due immediately. Retries keep its Message-ID. */
export const messageRow = ({ id, leadId, kind, now, mailDomain }: NewMessage): OutboxRow => ({
  ...newDelivery(id, now),
  lead_id: leadId,
  kind,
  message_id: `<${id}@${mailDomain}>`,
})

/** Queues messages of leads in the transaction that stores the leads. */
export const addMessages = async (
  trx: Transaction<Tables>,
  owed: readonly Owed[],
  mailDomain: string,
): Promise<void> => {
  const rows = owed.flatMap(({ leadId, kinds, now }) =>
    kinds.map((kind) => messageRow({ id: orderedId(new Date(now)), leadId, kind, now, mailDomain })),
  )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}
