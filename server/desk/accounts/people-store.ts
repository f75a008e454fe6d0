import type { Transaction } from 'kysely'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import type { Tables } from '../../storage/tables.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { LinkRow, PersonRow } from '../desk-tables.ts'
import { takeLink } from './link-store.ts'
import { nameKey } from './name-key.ts'
import { addPasskey, type NewPasskey } from './passkey-store.ts'
import { beginSession } from './session-store.ts'

/**
 * Result of using a link: the session's secret, and the person as before. `isNewDevice`: an existing person got another
 * passkey or mailbox.
 */
type Entered = { token: string; person: PersonRow; isNewDevice: boolean }

/** Name to enroll under: only the first owner chooses it. */
export const nameFor = (link: Pick<LinkRow, 'kind' | 'name'>, given: string | undefined): string => {
  if (link.kind !== 'first') return link.name
  if (given === undefined) throw new DeskRefusal('not-understood')
  return given
}

/** What the person opening a link provides: a passkey and, for the first owner, a name. */
type Enrollment = { passkey?: NewPasskey; name?: string | undefined }

/** People of the desk. */
export const peopleStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Uses a link and signs its person in, enrolling the passkey. Throws `DeskRefusal`. */
  const enter = (token: string, { passkey, name }: Enrollment, now: Date): Promise<Entered> =>
    write(async (trx) => {
      const link = await takeLink(trx, token, now)
      const person = await personOf(trx, link, nameFor(link, name), now)
      if (passkey) await addPasskey(trx, person.id, passkey, now)
      const by = { personId: person.id, passkeyId: passkey?.id, isConfirmed: link.kind === 'sign-in' }
      const hasNewMailbox = link.email !== null && link.email !== person.email
      const isNewDevice = link.person_id !== null && (passkey !== undefined || hasNewMailbox)
      return { token: await beginSession(trx, by, now), person, isNewDevice }
    })

  const byName = (name: string): Promise<PersonRow | undefined> =>
    active(db).where('name_key', '=', nameKey(name)).executeTakeFirst()

  /**
   * Addresses are ASCII, so `lower()` is the same in both engines. Of two people with one address, the earlier one has
   * it.
   */
  const byEmail = (email: string): Promise<PersonRow | undefined> =>
    active(db)
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
      .orderBy('created_at')
      .executeTakeFirst()

  /** All people, with number of passkeys and last activity. */
  const list = async () => {
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name', 'role', 'email'])
      .select((eb) => [
        eb
          .selectFrom('passkeys')
          .select((passkeys) => passkeys.fn.countAll().as('count'))
          .whereRef('passkeys.person_id', '=', 'people.id')
          .as('passkeys'),
        eb
          .selectFrom('sessions')
          .select((sessions) => sessions.fn.max('seen_at').as('seen'))
          .whereRef('sessions.person_id', '=', 'people.id')
          .as('seenAt'),
      ])
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({ ...row, passkeys: Number(row.passkeys) }))
  }

  const isNobody = async (): Promise<boolean> => (await active(db).executeTakeFirst()) === undefined

  /** Renames a person, also in earlier entries. Throws `DeskRefusal` if the name is taken. */
  const rename = (id: string, name: string): Promise<void> =>
    write(async (trx) => {
      const name_key = nameKey(name)
      const other = await active(trx).where('name_key', '=', name_key).where('id', '!=', id).executeTakeFirst()
      if (other) throw new DeskRefusal('name-taken')
      await trx.updateTable('people').set({ name, name_key }).where('id', '=', id).execute()
    })

  /**
   * Removes a person's sessions, passkeys, links and calendar; the name stays in the history. False if unknown. Throws
   * `DeskRefusal` if `by`, who removes them, was removed first.
   */
  const remove = (id: string, now: Date, by?: string): Promise<boolean> =>
    write(async (trx) => {
      if (by !== undefined) await lockActive(trx, by)
      const gone = await trx
        .updateTable('people')
        .set({ removed_at: now.toISOString(), email: null })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute()
      for (const table of ['sessions', 'passkeys', 'links', 'calendars'] as const)
        await trx.deleteFrom(table).where('person_id', '=', id).execute()
      return gone.length > 0
    })

  return { enter, byName, byEmail, list, isNobody, rename, remove }
}

/** The link's person, or a new one. */
const personOf = async (trx: Transaction<Tables>, link: LinkRow, name: string, now: Date): Promise<PersonRow> => {
  if (link.person_id === null) return newPerson(trx, link, name, now)
  const known = await active(trx).where('id', '=', link.person_id).executeTakeFirst()
  if (!known) throw new DeskRefusal('link-wrong')
  if (link.email !== null)
    await trx.updateTable('people').set({ email: link.email }).where('id', '=', known.id).execute()
  return known
}

const newPerson = async (trx: Transaction<Tables>, link: LinkRow, name: string, now: Date): Promise<PersonRow> => {
  if (link.is_first) {
    if (await active(trx).executeTakeFirst()) throw new DeskRefusal('link-used')
    // Ends the other links for a first owner.
    await trx.deleteFrom('links').where('is_first', '=', 1).where('used_at', 'is', null).execute()
  }
  const person = await trx
    .insertInto('people')
    .values({
      id: orderedId(now),
      name,
      name_key: nameKey(name),
      role: link.role,
      email: link.email,
      created_at: now.toISOString(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!person) throw new DeskRefusal('name-taken')
  return person
}

const active = (db: Pick<Transaction<Tables>, 'selectFrom'>) =>
  db.selectFrom('people').selectAll().where('removed_at', 'is', null)

// Updates the row unchanged to lock it in Postgres: of two owners who remove each other at once, one stays.
const lockActive = async (trx: Transaction<Tables>, id: string): Promise<void> => {
  const those = trx.updateTable('people').set((eb) => ({ role: eb.ref('role') }))
  const locked = await those.where('id', '=', id).where('removed_at', 'is', null).returning('id').execute()
  if (locked.length === 0) throw new DeskRefusal('signed-out')
}
