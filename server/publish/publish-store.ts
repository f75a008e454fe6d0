import type { Publish, SentenceChange } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { slackMs } from '../storage/clock.ts'
import type { Storage } from '../storage/open.ts'
import type { PublishRow } from './tables.ts'

/** A publish is given up by others when its server has not renewed its lease for so long, in ms. */
export const leaseMs = 60_000
/** So many publishes are kept and can be put back. */
export const keptPublishes = 100

type NewPublish = Pick<PublishRow, 'id' | 'person_id' | 'restores'>
type Change = Partial<Pick<PublishRow, 'state' | 'why' | 'changes' | 'build' | 'slot'>>

/** The rows of what was published. */
export const publishStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Begins a publish. Throws a `DeskRefusal` (`publishing`) while another one runs, on whatever server. */
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

  const renew = async (id: string, now: Date): Promise<void> => {
    const leased_until = new Date(now.getTime() + leaseMs).toISOString()
    await write((trx) => trx.updateTable('publishes').set({ leased_until }).where('id', '=', id).execute())
  }

  /** The build is whole: from here on the publish is finished, whatever happens, and its drafts are published. */
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

  /** Notes words that were changed in the files, so that they can be put back like a publish. */
  const addByHand = async (id: string, changes: readonly SentenceChange[], now: Date): Promise<void> => {
    const row = { id, at: now.toISOString(), state: 'live' as const, changes: JSON.stringify(changes) }
    await write((trx) =>
      trx
        .insertInto('publishes')
        .values({ ...row, person_id: null, why: null, restores: null, build: null, slot: null, leased_until: null })
        .execute(),
    )
  }

  /** The publish that a server left unfinished, if its lease is over, or was written by a clock that was ahead. */
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

  /** What was published, newest first. */
  const all = async (): Promise<Publish[]> =>
    (await rows()).map(({ id, at, person, state, why, changes, restores }) => ({
      ...{ id, at, person, why, restores },
      state: state === 'built' ? 'building' : state,
      changes: JSON.parse(changes),
    }))

  const read = (id: string): Promise<PublishRow | undefined> =>
    db.selectFrom('publishes').selectAll().where('id', '=', id).executeTakeFirst()

  /** The newest that went live. */
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

export type PublishStore = ReturnType<typeof publishStore>
