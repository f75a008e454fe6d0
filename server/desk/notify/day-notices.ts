import { addDays } from '../../../contract/desk/add-days.ts'
import { followUpDays } from '../../../contract/desk/written-quote.ts'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import { type NoticeStore, noticeBatch, notTold } from './notice-store.ts'

type Clock = {
  /** The day at a moment by the business's clock: `2026-03-02`. */
  dayOf: (moment: Date) => string
  /** Whether the evening before a day has come. */
  isEveningBefore: (on: string) => boolean
}

/** The notices about days that the desk set itself: visits, and quotes without an answer. */
export const dayNotices = ({ db, write }: Pick<Storage, 'db' | 'write'>, { tell }: Pick<NoticeStore, 'tell'>) => {
  /** Writes down the visits whose evening before has come: the reminder for the customer is ready. How many there were. */
  const tellVisits = async ({ dayOf, isEveningBefore }: Clock, now: Date): Promise<number> => {
    const today = dayOf(now)
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'booked_on', 'person_id'])
      .where('booked_on', '>', today)
      .where('booked_on', '<=', addDays(today, 1))
      .where('progress', '=', 'booked')
      .where('spam_reason', 'is', null)
      .where(notTold('visit-tomorrow', 'booked_on'))
      .limit(noticeBatch)
      .execute()
    const due = leads.filter(({ booked_on: on }) => on !== null && isEveningBefore(on))
    for (const { id, booked_on: on, person_id: personId } of due)
      await tell({ leadId: id, kinds: ['visit-tomorrow'], forDay: on ?? '', personId }, now)
    return due.length
  }

  const moveFollowUp = (leadId: string, from: string, to: string, now: Date) =>
    write(async (trx) => {
      const [moved] = await trx
        .updateTable('leads')
        .set((eb) => ({ follow_up_on: to, version: eb('version', '+', 1) }))
        .where('id', '=', leadId)
        .where('follow_up_on', '=', from)
        .returning('version')
        .execute()
      if (!moved) return
      await trx
        .insertInto('events')
        .values({
          ...{ id: orderedId(now), lead_id: leadId, at: now.toISOString(), person_id: null, kind: 'follow-up' },
          ...{ detail: JSON.stringify({ on: to }), before: '{}', version: moved.version, undone_at: null },
        })
        .execute()
    })

  /** Moves the follow-up of a quote to its seventh day, where that has come and nothing was done about the first. */
  const repeatFollowUps = async ({ dayOf }: Clock, now: Date): Promise<void> => {
    const today = dayOf(now)
    const late = followUpDays.second - followUpDays.first
    const leads = await db
      .selectFrom('leads')
      .innerJoin('events', 'events.lead_id', 'leads.id')
      .select(['leads.id', 'follow_up_on', 'events.at'])
      .where('follow_up_on', '<=', addDays(today, -late))
      .where('follow_up_on', '>=', addDays(today, -late - 7))
      .where('progress', '=', 'quoted')
      .where('events.kind', '=', 'send')
      .where('events.detail', 'like', '%"what":"quote"%')
      .where('events.undone_at', 'is', null)
      .limit(noticeBatch)
      .execute()
    for (const { id, follow_up_on: on, at } of leads) {
      const sentOn = dayOf(new Date(at))
      if (on === addDays(sentOn, followUpDays.first))
        await moveFollowUp(id, on, addDays(sentOn, followUpDays.second), now)
    }
  }

  return { tellVisits, repeatFollowUps }
}
