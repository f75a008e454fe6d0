import { addDays } from '../../../contract/desk/add-days.ts'
import { openStates } from '../../../contract/desk/lead.ts'
import { followUpDays } from '../../../contract/desk/written-quote.ts'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import type { NoticeKind } from '../desk-tables.ts'
import { dueStore } from '../due/due-store.ts'
import { addServerEvent } from '../leads/server-event.ts'
import { type NoticeStore, noticeBatch, noticeOf } from './notice-store.ts'
import type { DayClock } from './notice-times.ts'

const dayMs = 24 * 60 * 60_000
/** Days after which a follow-up, and the review of a job, is no longer a notice. */
const [followUpEnds, reviewEnds] = [7, 4]

type Planned = { id: string; person_id: string | null; on: string | null }

/** The notices of a day: visits, follow-ups, customers who are due, and jobs whose customer can be asked for a review. */
export const dayNotices = ({ db, write }: Pick<Storage, 'db' | 'write'>, { tell }: Pick<NoticeStore, 'tell'>) => {
  const due = dueStore({ db })

  const tellEach = async (kind: NoticeKind, leads: readonly Planned[], isTime: (on: string) => boolean, now: Date) => {
    const ready = leads.flatMap((lead) => (lead.on !== null && isTime(lead.on) ? [{ ...lead, on: lead.on }] : []))
    for (const { id, on, person_id: personId } of ready)
      await tell({ leadId: id, kinds: [kind], forDay: on, personId }, now)
    return ready.length
  }

  /** Leads with this day from `first` to `last`, and without a notice of this kind for it. */
  const planned = (column: 'booked_on' | 'follow_up_on', kind: NoticeKind, first: string, last: string) =>
    db
      .selectFrom('leads')
      .select(['id', 'person_id', `${column} as on`])
      .where(column, '>=', first)
      .where(column, '<=', last)
      .where('spam_reason', 'is', null)
      .where((eb) => eb.not(eb.exists(noticeOf(eb, kind).whereRef('notices.for_day', '=', `leads.${column}`))))
      .limit(noticeBatch)

  /** Notices of tomorrow's visits, in the evening. */
  const tellVisits = async ({ today, isEveningBefore }: DayClock, now: Date) => {
    const tomorrow = addDays(today, 1)
    const leads = planned('booked_on', 'visit-tomorrow', tomorrow, tomorrow).where('progress', '=', 'booked')
    return tellEach('visit-tomorrow', await leads.execute(), isEveningBefore, now)
  }

  /** Notices of follow-ups, in the morning. */
  const tellFollowUps = async ({ today, isMorning }: DayClock, now: Date) => {
    const leads = planned('follow_up_on', 'follow-up', addDays(today, -followUpEnds), today)
    return tellEach('follow-up', await leads.where('progress', 'in', openStates).execute(), isMorning, now)
  }

  /** Stores one notice for the newest due customer of the last seven days. False if that day was told before. */
  const tellDue = async (today: string, now: Date): Promise<boolean> => {
    const lead = await due.latest(addDays(today, -6), today)
    if (!lead?.again_on) return false
    const told = await db
      .selectFrom('notices')
      .select('id')
      .where('kind', '=', 'due')
      .where('for_day', '>=', lead.again_on)
      .limit(1)
      .execute()
    if (told.length > 0) return false
    await tell({ leadId: lead.id, kinds: ['due'], forDay: lead.again_on }, now)
    return true
  }

  // Done jobs whose customer was not asked for a review since and still accepts reminders.
  const doneJobs = (now: Date) =>
    db
      .selectFrom('events')
      .innerJoin('leads', 'leads.id', 'events.lead_id')
      .select(['leads.id', 'leads.person_id', 'events.at'])
      .where('events.kind', '=', 'done')
      .where('events.undone_at', 'is', null)
      .where('events.at', '>', new Date(now.getTime() - reviewEnds * dayMs).toISOString())
      .where('leads.progress', '=', 'done')
      .where('leads.spam_reason', 'is', null)
      .where('leads.phone', '!=', '')
      .where('leads.no_more_at', 'is', null)
      .where((eb) => {
        const asked = eb.selectFrom('events as asked').select('asked.id').whereRef('asked.lead_id', '=', 'leads.id')
        const told = eb.selectFrom('notices').select('notices.id').whereRef('notices.lead_id', '=', 'leads.id')
        const isAsked = asked.whereRef('asked.at', '>', 'events.at').where('asked.kind', '=', 'review')
        const isTold = told.whereRef('notices.at', '>', 'events.at').where('notices.kind', '=', 'review')
        return eb.and([eb.not(eb.exists(isAsked.where('asked.undone_at', 'is', null))), eb.not(eb.exists(isTold))])
      })
      .limit(noticeBatch)
      .execute()

  /** Notices to ask for a review, on the morning after a job. */
  const tellReviews = async ({ dayOf, isMorning }: DayClock, now: Date) => {
    const jobs = (await doneJobs(now)).map(({ at, ...job }) => ({ ...job, on: dayOf(new Date(at)) }))
    return tellEach('review', jobs, (on) => isMorning(addDays(on, 1)), now)
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
      const detail = JSON.stringify({ on: to })
      const event = { id: orderedId(now), lead_id: leadId, kind: 'follow-up', detail, version: moved.version }
      await addServerEvent(trx, event, now)
    })

  /** Moves a missed follow-up of a quote to the seventh day after it was sent. */
  const repeatFollowUps = async ({ today, dayOf }: DayClock, now: Date): Promise<void> => {
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

  /** Sends the day's notices. `hasReviews`: customers can be asked for a review. Returns the number of queued letters. */
  const tellDay = async (clock: DayClock, hasReviews: boolean, now: Date): Promise<number> => {
    await repeatFollowUps(clock, now)
    const [visits, followUps] = [await tellVisits(clock, now), await tellFollowUps(clock, now)]
    const reviews = hasReviews ? await tellReviews(clock, now) : 0
    if (clock.isMorning(clock.today)) await tellDue(clock.today, now)
    return visits + followUps + reviews
  }

  return { tellDay, tellDue }
}

export type DayNotices = ReturnType<typeof dayNotices>
