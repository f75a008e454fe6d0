import type { Storage } from '../../storage/open.ts'
import type { StoredLead } from '../summary.ts'
import type { NoticeKind, PushRow, PushState, PushSubscriptionRow } from '../tables.ts'

/** A push that is due, with the device and the lead. */
export type DuePush = { push: PushRow; kind: NoticeKind; device: PushSubscriptionRow; lead: StoredLead }

type Change = Partial<Pick<PushRow, 'state' | 'attempts' | 'due_at' | 'sent_at' | 'last_error'>>

/** The pushes on their way, claimed under a lease that ends by itself, as letters are. */
export const pushStore = ({ db, engine, write }: Pick<Storage, 'db' | 'engine' | 'write'>) => {
  /** Takes up to `limit` pushes that are due; nobody else gets them for `leaseMs`. */
  const claim = async (now: Date, leaseMs: number, limit: number): Promise<DuePush[]> => {
    const moment = now.toISOString()
    const due = () =>
      db
        .selectFrom('pushes')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', moment)
        .where((the) => the.or([the('leased_until', 'is', null), the('leased_until', '<=', moment)]))
    if ((await due().limit(1).execute()).length === 0) return []
    const pushes = await write((at) =>
      at
        .updateTable('pushes')
        .set({ leased_until: new Date(now.getTime() + leaseMs).toISOString() })
        .where('id', 'in', () =>
          due()
            .orderBy('due_at')
            .limit(limit)
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute(),
    )
    const found = await Promise.all(pushes.map(withRest))
    return found.flatMap((one) => (one ? [one] : []))
  }

  const withRest = async (push: PushRow): Promise<DuePush | undefined> => {
    const notice = await db.selectFrom('notices').selectAll().where('id', '=', push.notice_id).executeTakeFirst()
    const lead = await db
      .selectFrom('leads')
      .leftJoin('people', 'people.id', 'leads.person_id')
      .selectAll('leads')
      .select('people.name as person')
      .where('leads.id', '=', notice?.lead_id ?? '')
      .executeTakeFirst()
    const device = await db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('id', '=', push.subscription_id)
      .executeTakeFirst()
    return notice && lead && device ? { push, kind: notice.kind, lead, device } : undefined
  }

  const change = async (id: string, changed: Change): Promise<void> => {
    await write((at) =>
      at
        .updateTable('pushes')
        .set({ ...changed, leased_until: null })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute(),
    )
  }

  const end = (id: string, state: PushState, now: Date): Promise<void> =>
    change(id, { state, sent_at: state === 'sent' ? now.toISOString() : null })

  const markFailed = (id: string, { attempts, dueAt, error }: { attempts: number; dueAt: Date; error: string }) =>
    change(id, { attempts, due_at: dueAt.toISOString(), last_error: error })

  /** Removes a device that wants no more, and all that was on its way there. */
  const removeDevice = async (id: string): Promise<void> => {
    await write((at) => at.deleteFrom('push_subscriptions').where('id', '=', id).execute())
  }

  return { claim, end, markFailed, removeDevice }
}

export type PushStore = ReturnType<typeof pushStore>
