import type { Transaction } from 'kysely'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import type { Tables } from '../../storage/tables.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { LinkRow, PersonRow } from '../tables.ts'
import { takeLink } from './link-store.ts'
import { nameKey } from './name-key.ts'
import { addPasskey, type NewPasskey } from './passkey-store.ts'
import { beginSession } from './session-store.ts'

/** What the person who opens a link brings along: a passkey, and the first owner a name. */
type Brought = { passkey?: NewPasskey; name?: string | undefined }

/**
 * Who came in by a link, and the secret of the session. `person` is as it was before. `isNewDevice`: somebody who is there
 * already got a further passkey, or another mailbox that signs in.
 */
export type Entered = { token: string; person: PersonRow; isNewDevice: boolean }

const active = (db: Pick<Transaction<Tables>, 'selectFrom'>) =>
  db.selectFrom('people').selectAll().where('removed_at', 'is', null)

// Of all links for a first owner one is used. Two that are used at once block each other here, and one does its work anew.
const endFirstLinks = (trx: Transaction<Tables>) =>
  trx.deleteFrom('links').where('is_first', '=', 1).where('used_at', 'is', null).execute()

const newPerson = async (trx: Transaction<Tables>, link: LinkRow, name: string, now: Date): Promise<PersonRow> => {
  if (link.is_first) {
    if ((await active(trx).limit(1).execute()).length > 0) throw new DeskRefusal('link-used')
    await endFirstLinks(trx)
  }
  const person = await trx
    .insertInto('people')
    .values({
      ...{ id: orderedId(now), name, name_key: nameKey(name), role: link.role, email: link.email },
      ...{ created_at: now.toISOString(), removed_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!person) throw new DeskRefusal('name-taken')
  return person
}

// Writes what is there, which locks the row in Postgres: of two owners who remove each other at once one stays.
const lockActive = async (trx: Transaction<Tables>, id: string): Promise<void> => {
  const those = trx.updateTable('people').set((eb) => ({ role: eb.ref('role') }))
  const locked = await those.where('id', '=', id).where('removed_at', 'is', null).returning('id').execute()
  if (locked.length === 0) throw new DeskRefusal('signed-out')
}

/** Whom the link lets in: the person that it names, or somebody new. */
const personOf = async (trx: Transaction<Tables>, link: LinkRow, name: string, now: Date): Promise<PersonRow> => {
  if (link.person_id === null) return newPerson(trx, link, name, now)
  const known = await active(trx).where('id', '=', link.person_id).executeTakeFirst()
  if (!known) throw new DeskRefusal('link-wrong')
  if (link.email !== null)
    await trx.updateTable('people').set({ email: link.email }).where('id', '=', known.id).execute()
  return known
}

/** The name that a link enrolls under: only the first owner chooses one. */
export const nameFor = (link: Pick<LinkRow, 'kind' | 'name'>, given: string | undefined): string => {
  if (link.kind !== 'first') return link.name
  if (given === undefined) throw new DeskRefusal('not-understood')
  return given
}

/** Who may come in. */
export const peopleStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  /** Uses a link and signs in whom it lets in, with this passkey from now on. Throws a `DeskRefusal`. */
  const enter = (token: string, { passkey, name }: Brought, now: Date): Promise<Entered> =>
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

  /** Addresses are ASCII, so `lower()` is the same in both engines. Of two people with one address the earlier has it. */
  const byEmail = (email: string): Promise<PersonRow | undefined> =>
    active(db)
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
      .orderBy('created_at')
      .executeTakeFirst()

  /** Everybody who may come in, with how many passkeys they have and when they were last seen. */
  const list = () =>
    db
      .selectFrom('people')
      .selectAll()
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

  const isNobody = async (): Promise<boolean> => (await active(db).limit(1).execute()).length === 0

  /** Gives a person another name, also in what they did before. Throws a `DeskRefusal` where somebody else has it. */
  const rename = (id: string, name: string): Promise<void> =>
    write(async (trx) => {
      const other = await active(trx).where('name_key', '=', nameKey(name)).where('id', '!=', id).execute()
      if (other.length > 0) throw new DeskRefusal('name-taken')
      await trx
        .updateTable('people')
        .set({ name, name_key: nameKey(name) })
        .where('id', '=', id)
        .execute()
    })

  /**
   * Shuts a person out at once: sessions, passkeys, links and the calendar are removed, the name stays in the history.
   * False when the person is not there. `by` is who removes them; throws a `DeskRefusal` where that person was removed first.
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

export type PeopleStore = ReturnType<typeof peopleStore>
