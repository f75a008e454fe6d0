import type { Transaction } from 'kysely'
import { linkMinutes } from '../../contract/desk/sign-in.ts'
import type { Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { DeskRefusal } from './refusal.ts'
import { hashOf, newSecret } from './secret.ts'
import type { LinkRow } from './tables.ts'

/** What a new link does; `email` and `person_id` where they are known. */
export type NewLink = Pick<LinkRow, 'kind' | 'name' | 'role'> & Partial<Pick<LinkRow, 'email' | 'person_id'>>

const linkMs = linkMinutes * 60_000

/** Says why a link cannot be used any more. */
const refuseStale = (link: LinkRow | undefined, now: string): LinkRow => {
  if (!link) throw new DeskRefusal('link-wrong')
  if (link.used_at !== null) throw new DeskRefusal('link-used')
  if (link.expires_at <= now) throw new DeskRefusal('link-late')
  return link
}

/** Marks the link of this secret as used, for whoever comes first; everybody else gets a `DeskRefusal`. */
export const takeLink = async (transaction: Transaction<Tables>, token: string, now: Date): Promise<LinkRow> => {
  const id = hashOf(token)
  const moment = now.toISOString()
  const used = await transaction
    .updateTable('links')
    .set({ used_at: moment })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', moment)
    .returningAll()
    .executeTakeFirst()
  if (used) return used
  const stale = await transaction.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst()
  return refuseStale(stale, moment)
}

/** The links that let somebody in once: kept as hashes, for a quarter of an hour. */
export const linkStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Makes a link and gives its secret. One for the same name or person that nobody has used yet ends with it. */
  const create = (link: NewLink, now: Date): Promise<string> =>
    write(async (transaction) => {
      const token = newSecret()
      await transaction
        .deleteFrom('links')
        .where('used_at', 'is', null)
        .where('kind', '=', link.kind)
        .where((the) => the(the.fn<string>('lower', ['name']), '=', link.name.toLowerCase()))
        .execute()
      await transaction
        .insertInto('links')
        .values({
          email: null,
          person_id: null,
          ...link,
          id: hashOf(token),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + linkMs).toISOString(),
          used_at: null,
        })
        .execute()
      return token
    })

  /** What the link of this secret does, without using it. Throws a `DeskRefusal` when it does nothing any more. */
  const read = async (token: string, now: Date): Promise<LinkRow> => {
    const link = await db.selectFrom('links').selectAll().where('id', '=', hashOf(token)).executeTakeFirst()
    return refuseStale(link, now.toISOString())
  }

  /** Whether the person was sent a link within the last minute that nobody has used. */
  const isPending = async (personId: string, now: Date): Promise<boolean> => {
    const since = new Date(now.getTime() - 60_000).toISOString()
    const rows = await db
      .selectFrom('links')
      .select('id')
      .where('person_id', '=', personId)
      .where('kind', '=', 'sign-in')
      .where('used_at', 'is', null)
      .where('created_at', '>', since)
      .execute()
    return rows.length > 0
  }

  return { create, read, isPending }
}

export type LinkStore = ReturnType<typeof linkStore>
