import type { Storage } from '../../storage/open.ts'
import { removeLeads } from '../../storage/removal.ts'
import { heartbeatMark, type OutboxRow } from '../../storage/tables.ts'

/** Steps of the heartbeat. */
const heartbeatSteps = ['form', 'letter', 'push'] as const
export type HeartbeatStep = (typeof heartbeatSteps)[number]

const hour = 60 * 60_000
const day = 24 * hour

/** When the last heartbeat started, and the step where it stopped, if any. */
export type HeartbeatState = { begun: Date; stuckAt: HeartbeatStep | undefined }

/** Stores when the last heartbeat started and when each step last passed. */
export const heartbeatStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** True for one server a day, which sends the heartbeat. The first one runs a day after the first start. */
  const claim = async (now: Date): Promise<boolean> => {
    const moment = now.toISOString()
    const rows = ['begun', ...heartbeatSteps].map((step) => ({ step, at: moment }))
    const dueBefore = new Date(now.getTime() - day).toISOString()
    // A time further ahead was written by a wrong clock; waiting for it could take years.
    const ahead = new Date(now.getTime() + hour).toISOString()
    const begun = await db.selectFrom('heartbeat_steps').select('at').where('step', '=', 'begun').executeTakeFirst()
    if (begun && begun.at > dueBefore && begun.at <= ahead) return false
    return write(async (trx) => {
      const claimed = await trx
        .updateTable('heartbeat_steps')
        .set({ at: moment })
        .where('step', '=', 'begun')
        .where((eb) => eb.or([eb('at', '<=', dueBefore), eb('at', '>', ahead)]))
        .returning('step')
        .execute()
      if (claimed.length > 0) {
        // A step has passed if its time is not before `begun`; a time in the future would count as passed.
        await trx.updateTable('heartbeat_steps').set({ at: dueBefore }).where('at', '>', ahead).execute()
        return true
      }
      await trx
        .insertInto('heartbeat_steps')
        .values(rows)
        .onConflict((conflict) => conflict.column('step').doNothing())
        .execute()
      return false
    })
  }

  const pass = async (step: HeartbeatStep, now: Date): Promise<void> => {
    await write((trx) =>
      trx.updateTable('heartbeat_steps').set({ at: now.toISOString() }).where('step', '=', step).execute(),
    )
  }

  const read = async (): Promise<HeartbeatState | undefined> => {
    const rows = await db.selectFrom('heartbeat_steps').selectAll().execute()
    const moments = new Map(rows.map(({ step, at }) => [step, at]))
    const begun = moments.get('begun')
    if (begun === undefined) return undefined
    return { begun: new Date(begun), stuckAt: heartbeatSteps.find((step) => (moments.get(step) ?? '') < begun) }
  }

  /** True when the heartbeat's letter has been sent. */
  const hasLetterLeft = async (leadId: string): Promise<boolean> => {
    const letters = await db.selectFrom('outbox').select('state').where('lead_id', '=', leadId).execute()
    return letters.length > 0 && letters.every(({ state }) => state === 'sent' || state === 'filed')
  }

  /** True when every device has got its push. A removed device has none. */
  const arePushesThrough = async (leadId: string): Promise<boolean> => {
    const open = await db
      .selectFrom('pushes')
      .innerJoin('notices', 'notices.id', 'pushes.notice_id')
      .select('pushes.id')
      .where('notices.lead_id', '=', leadId)
      .where('pushes.state', '!=', 'sent')
      .limit(1)
      .execute()
    return open.length === 0
  }

  /** Makes the next heartbeat due now, because this one was interrupted. */
  const again = async (now: Date): Promise<void> => {
    const at = new Date(now.getTime() - day).toISOString()
    await write((all) => all.updateTable('heartbeat_steps').set({ at }).where('step', '=', 'begun').execute())
  }

  /** Removes heartbeat leads received before `moment` with their pushes. Returns their letters. */
  const remove = async (moment: Date): Promise<OutboxRow[]> => {
    const marked = await db
      .selectFrom('leads')
      .select('id')
      .where('spam_reason', '=', heartbeatMark)
      .where('project', '=', heartbeatMark)
      .where('received_at', '<=', moment.toISOString())
      .execute()
    if (marked.length === 0) return []
    return (await write((trx) => removeLeads(trx, marked))).messages
  }

  return { claim, pass, read, hasLetterLeft, arePushesThrough, again, remove }
}
