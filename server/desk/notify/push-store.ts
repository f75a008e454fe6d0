import { deliveries } from '../../storage/deliveries.ts'
import { idsOf } from '../../storage/ids-of.ts'
import type { Storage } from '../../storage/open.ts'
import type { NoticeKind, PushRow, PushSubscriptionRow } from '../desk-tables.ts'
import { type StoredLead, storedLeads } from '../leads/stored-lead.ts'

/** A due push with its device and lead. */
export type DuePush = {
  push: PushRow
  kind: NoticeKind
  device: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>
  lead: StoredLead
}

/** Removes an unsubscribed device and its waiting pushes. */
export const removeDevice = async ({ write }: Pick<Storage, 'write'>, id: string): Promise<void> => {
  await write((trx) => trx.deleteFrom('push_subscriptions').where('id', '=', id).execute())
}

/** Queries of the pushes. */
export const pushStore = (storage: Storage) => {
  const { claim, settle } = deliveries<PushRow>(storage, 'pushes')

  /** Claims up to `limit` due pushes for `leaseMs`. */
  const claimPushes = async (now: Date, leaseMs: number, limit: number): Promise<DuePush[]> => {
    const pushes = await claim(now, leaseMs, limit)
    if (pushes.length === 0) return []
    const found = await storedLeads(storage.db)
      .innerJoin('notices', 'notices.lead_id', 'leads.id')
      .innerJoin('pushes', 'pushes.notice_id', 'notices.id')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'pushes.subscription_id')
      .select(['pushes.id as pushId', 'notices.kind', 'endpoint', 'p256dh', 'auth'])
      .where('pushes.id', 'in', idsOf(pushes))
      .execute()
    return found.flatMap(({ pushId, kind, endpoint, p256dh, auth, ...lead }) => {
      const push = pushes.find(({ id }) => id === pushId)
      return push ? [{ push, kind, lead, device: { endpoint, p256dh, auth } }] : []
    })
  }

  return { claim: claimPushes, settle, removeDevice: (id: string) => removeDevice(storage, id) }
}

export type PushStore = ReturnType<typeof pushStore>
