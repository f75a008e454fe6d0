import { addDays } from '../../../contract/desk/add-days.ts'
import type { Storage } from '../../storage/open.ts'
import { type NoticeStore, noticeBatch } from './notice-store.ts'

const dayMs = 24 * 60 * 60_000
/** A job that was done longer ago is not asked about any more. */
const mostDays = 4

/** The reminder to ask for a review, the morning after a job: once for each time that it was done. */
export const reviewNotices = ({ db }: Pick<Storage, 'db'>, { tell }: Pick<NoticeStore, 'tell'>) => {
  // Done jobs whose customer nobody has asked for a review since, and who still wants to hear from us.
  const doneJobs = (now: Date) =>
    db
      .selectFrom('events')
      .innerJoin('leads', 'leads.id', 'events.lead_id')
      .select(['leads.id', 'leads.person_id', 'events.at'])
      .where('events.kind', '=', 'done')
      .where('events.undone_at', 'is', null)
      .where('events.at', '>', new Date(now.getTime() - mostDays * dayMs).toISOString())
      .where('leads.progress', '=', 'done')
      .where('leads.spam_reason', 'is', null)
      .where('leads.phone', '!=', '')
      .where('leads.no_more_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('events as asked')
              .select('asked.id')
              .whereRef('asked.lead_id', '=', 'leads.id')
              .whereRef('asked.at', '>', 'events.at')
              .where('asked.kind', '=', 'review')
              .where('asked.undone_at', 'is', null),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notices')
              .select('notices.id')
              .whereRef('notices.lead_id', '=', 'leads.id')
              .whereRef('notices.at', '>', 'events.at')
              .where('notices.kind', '=', 'review'),
          ),
        ),
      )
      .limit(noticeBatch)
      .execute()

  /**
   * Writes down the jobs whose next morning has come. `dayOf` is the day of a moment by the business's clock (`2026-03-02`);
   * `isMorning` says whether the morning of a day has come. How many there were.
   */
  const tellReviews = async (
    dayOf: (moment: Date) => string,
    isMorning: (on: string) => boolean,
    now: Date,
  ): Promise<number> => {
    const jobs = (await doneJobs(now)).map((job) => ({ ...job, on: dayOf(new Date(job.at)) }))
    const due = jobs.filter(({ on }) => isMorning(addDays(on, 1)))
    for (const { id, on, person_id: personId } of due)
      await tell({ leadId: id, kinds: ['review'], forDay: on, personId }, now)
    return due.length
  }

  return { tellReviews }
}

export type ReviewNotices = ReturnType<typeof reviewNotices>
