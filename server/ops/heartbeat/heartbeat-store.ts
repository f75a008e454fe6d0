import type { Storage } from '../../storage/open.ts'
import { removeLeads } from '../../storage/removal.ts'
import { heartbeatMark, type OutboxRow } from '../../storage/tables.ts'

/** The way of a request, step by step. */
export const heartbeatSteps = ['form', 'letter', 'push'] as const
export type HeartbeatStep = (typeof heartbeatSteps)[number]

const hour = 60 * 60_000
const day = 24 * hour

/** When the last test request set out, and the step at which it has stopped, if it has. */
export type HeartbeatState = { begun: Date; stuckAt: HeartbeatStep | undefined }

/** What the daily test request leaves behind: when it set out last, and when it last passed each step. */
export const heartbeatStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** True for one server a day: that one sends the request. The first is sent a day after the first start. */
  const claim = async (now: Date): Promise<boolean> => {
    const moment = now.toISOString()
    const rows = ['begun', ...heartbeatSteps].map((step) => ({ step, at: moment }))
    const dueBefore = new Date(now.getTime() - day).toISOString()
    // A clock that was ahead has written it: it would not be due for as long as the clock was ahead.
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
        // A step counts as passed where its moment is not before the beginning: none of these has been yet.
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

  /** Whether the letter of a test request has left. */
  const hasLetterLeft = async (leadId: string): Promise<boolean> => {
    const letters = await db.selectFrom('outbox').select('state').where('lead_id', '=', leadId).execute()
    return letters.length > 0 && letters.every(({ state }) => state === 'sent' || state === 'filed')
  }

  /** Whether every device has been pushed to: none may be left, and one that has left has no push. */
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

  /** Has the next request sent at once: this one was broken off. */
  const again = async (now: Date): Promise<void> => {
    const at = new Date(now.getTime() - day).toISOString()
    await write((all) => all.updateTable('heartbeat_steps').set({ at }).where('step', '=', 'begun').execute())
  }

  /** Removes the test requests that came before `moment`, with their pushes and letters: those that were owed. */
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

export type HeartbeatStore = ReturnType<typeof heartbeatStore>
