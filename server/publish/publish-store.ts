import type { Publish, SentenceChange } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { slackMs } from '../storage/clock.ts'
import type { Storage } from '../storage/open.ts'
import type { PublishRow } from './publish-tables.ts'

/** After this many ms without renewal of its lease, another server gives up a publish. */
export const leaseMs = 60_000
/** Number of publishes that can be restored. */
export const keptPublishes = 100

type NewPublish = Pick<PublishRow, 'id' | 'person_id' | 'restores'>
type Change = Partial<Pick<PublishRow, 'state' | 'why' | 'changes' | 'build' | 'slot' | 'leased_until' | 'ended_at'>>

export const publishStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Starts a publish. Throws `DeskRefusal` (`publishing`) while another one runs on any server. */
  const begin = async (publish: NewPublish, now: Date): Promise<void> => {
    const leased_until = new Date(now.getTime() + leaseMs).toISOString()
    const row = { ...publish, at: now.toISOString(), state: 'checking' as const, changes: '[]' }
    const begun = await write((trx) =>
      trx
        .insertInto('publishes')
        .values({ ...row, why: null, build: null, slot: 'running', leased_until })
        .onConflict((conflict) => conflict.column('slot').doNothing())
        .returning('id')
        .execute(),
    )
    if (begun.length === 0) throw new DeskRefusal('publishing')
  }

  const set = async (id: string, change: Change): Promise<void> => {
    await write((trx) => trx.updateTable('publishes').set(change).where('id', '=', id).execute())
  }

  const renew = (id: string, now: Date): Promise<void> =>
    set(id, { leased_until: new Date(now.getTime() + leaseMs).toISOString() })

  /** The build is complete: from here the publish will finish, whatever happens, and its drafts count as published. */
  const markBuilt = async (id: string, build: string, drafts: readonly string[]): Promise<void> => {
    await write(async (trx) => {
      await trx.updateTable('publishes').set({ state: 'built', build }).where('id', '=', id).execute()
      if (drafts.length === 0) return
      await trx
        .updateTable('drafts')
        .set({ state: 'published', publish_id: id })
        .where('id', 'in', drafts)
        .where('state', '=', 'open')
        .execute()
    })
  }

  /** Records changes made in the files, so that they can be restored like a publish. */
  const addByHand = async (id: string, changes: readonly SentenceChange[], now: Date): Promise<void> => {
    const row = { id, at: now.toISOString(), state: 'live' as const, changes: JSON.stringify(changes) }
    await write((trx) =>
      trx
        .insertInto('publishes')
        .values({ ...row, person_id: null, why: null, restores: null, build: null, slot: null, leased_until: null })
        .execute(),
    )
  }

  /** A running publish whose lease has expired, or was written by a clock that was ahead. */
  const abandoned = (now: Date): Promise<PublishRow | undefined> => {
    const ahead = new Date(now.getTime() + leaseMs + slackMs).toISOString()
    return db
      .selectFrom('publishes')
      .selectAll()
      .where('slot', '=', 'running')
      .where((eb) => eb.or([eb('leased_until', '<', now.toISOString()), eb('leased_until', '>', ahead)]))
      .executeTakeFirst()
  }

  const rows = () =>
    db
      .selectFrom('publishes')
      .leftJoin('people', 'people.id', 'publishes.person_id')
      .selectAll('publishes')
      .select('people.name as person')
      .orderBy('at', 'desc')
      .orderBy('publishes.id', 'desc')
      .limit(keptPublishes)
      .execute()

  const all = async (): Promise<Publish[]> =>
    (await rows()).map(({ id, at, person, state, why, changes, restores, ended_at }) => ({
      id,
      at,
      person,
      why,
      restores,
      state: state === 'built' ? 'building' : state,
      changes: JSON.parse(changes),
      seconds: ended_at === null ? null : Math.round((Date.parse(ended_at) - Date.parse(at)) / 1000),
    }))

  const read = (id: string): Promise<PublishRow | undefined> =>
    db.selectFrom('publishes').selectAll().where('id', '=', id).executeTakeFirst()

  const newestLive = (): Promise<PublishRow | undefined> =>
    db
      .selectFrom('publishes')
      .selectAll()
      .where('state', '=', 'live')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()

  return { begin, set, renew, markBuilt, addByHand, abandoned, all, read, newestLive }
}
