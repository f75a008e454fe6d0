import type { Transaction } from 'kysely'
import { minutesOf } from '../../../contract/desk/sign-in.ts'
import { slackMs } from '../../storage/clock.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { LinkRow, PersonRow } from '../desk-tables.ts'
import { nameKey } from './name-key.ts'
import { hashOf, newSecret } from './secret.ts'

/** A new link; `email` and `person_id` if known. */
export type NewLink = Pick<LinkRow, 'kind' | 'name' | 'role'> & Partial<Pick<LinkRow, 'email' | 'person_id'>>

/** Sign-in emails to one mailbox per hour. */
export const letterLimit = 5

const minute = 60_000
const hour = 60 * minute

const add = async (trx: Transaction<Tables>, link: NewLink & { isFirst?: boolean }, now: Date): Promise<string> => {
  const token = newSecret()
  const { isFirst = false, ...rest } = link
  await trx
    .insertInto('links')
    .values({
      email: null,
      person_id: null,
      ...rest,
      name_key: nameKey(link.name),
      is_first: isFirst ? 1 : 0,
      id: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + minutesOf(link) * minute).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** Throws the reason why a link is not valid. An expiry further ahead than its kind allows was written by a wrong clock. */
const refuseStale = (link: LinkRow | undefined, now: Date): LinkRow => {
  if (!link) throw new DeskRefusal('link-wrong')
  if (link.used_at !== null) throw new DeskRefusal('link-used')
  const leftMs = Date.parse(link.expires_at) - now.getTime()
  if (leftMs <= 0 || leftMs > minutesOf(link) * minute + slackMs) throw new DeskRefusal('link-late')
  return link
}

/** Marks a link as used. One of several callers gets it, the others a `DeskRefusal`. */
export const takeLink = async (trx: Transaction<Tables>, token: string, now: Date): Promise<LinkRow> => {
  const id = hashOf(token)
  refuseStale(await trx.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst(), now)
  const used = await trx
    .updateTable('links')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!used) throw new DeskRefusal('link-used')
  return used
}

/** One-time links, stored as hashes. */
export const linkStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Creates a link and returns its secret. Replaces an unused one of the same kind for the same name or person. */
  const create = (link: NewLink, now: Date): Promise<string> =>
    write(async (trx) => {
      const same = trx.deleteFrom('links').where('used_at', 'is', null).where('kind', '=', link.kind)
      await (link.person_id
        ? same.where('person_id', '=', link.person_id)
        : same.where('name_key', '=', nameKey(link.name))
      ).execute()
      return add(trx, { ...link, isFirst: link.kind === 'first' }, now)
    })

  /** Reads a link without using it. Throws `DeskRefusal` if it is no longer valid. */
  const read = async (token: string, now: Date): Promise<LinkRow> => {
    const link = await db.selectFrom('links').selectAll().where('id', '=', hashOf(token)).executeTakeFirst()
    return refuseStale(link, now)
  }

  /** Exchanges a link for another that is emailed and signs in from there. `giveBack` undoes it if the email fails. */
  const exchange = async (token: string, { email, name }: { email: string; name: string }, now: Date) => {
    const further = await write(async (trx) => {
      const { role, person_id, is_first } = await takeLink(trx, token, now)
      return add(trx, { kind: 'sign-in', name, role, email, person_id, isFirst: is_first === 1 }, now)
    })
    const giveBack = () =>
      write(async (trx) => {
        await trx.deleteFrom('links').where('id', '=', hashOf(further)).execute()
        await trx.updateTable('links').set({ used_at: null }).where('id', '=', hashOf(token)).execute()
      })
    return { token: further, giveBack }
  }

  /**
   * Creates a sign-in link for a mailbox. Earlier links stay valid, so that nobody can end them by requesting another.
   * Undefined if the mailbox is over its hourly limit or got one within the last minute.
   */
  const createForMailbox = ({ id, name, role, email }: PersonRow, now: Date): Promise<string | undefined> =>
    write(async (trx) => {
      // Locks the person's row in Postgres, so that simultaneous calls are counted one after the other.
      await trx.updateTable('people').set({ email }).where('id', '=', id).execute()
      const sent = await trx
        .selectFrom('links')
        .select(['created_at', 'used_at'])
        .where('email', '=', email)
        .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
        .where('created_at', '<=', now.toISOString())
        .execute()
      const lately = new Date(now.getTime() - minute).toISOString()
      const isPending = sent.some(({ created_at, used_at }) => used_at === null && created_at > lately)
      if (isPending || sent.length >= letterLimit) return undefined
      return add(trx, { kind: 'sign-in', name, role, email, person_id: id }, now)
    })

  return { create, read, exchange, createForMailbox }
}
