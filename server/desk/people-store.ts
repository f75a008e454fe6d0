import type { Transaction } from 'kysely'
import type { Storage } from '../storage/open.ts'
import { orderedId } from '../storage/ordered-id.ts'
import type { Tables } from '../storage/tables.ts'
import { takeLink } from './link-store.ts'
import { DeskRefusal } from './refusal.ts'
import { hashOf } from './secret.ts'
import { beginSession } from './session-store.ts'
import type { LinkRow, PersonRow } from './tables.ts'

/** A passkey as it is kept: its id and its public key are base64url. */
export type Passkey = { id: string; publicKey: string; counter: number; transports: readonly string[] }

const challengeMs = 5 * 60_000

const active = (db: Transaction<Tables>) => db.selectFrom('people').selectAll().where('removed_at', 'is', null)

/** Whom the link lets in: the person that it names, or somebody new. */
const personOf = async (transaction: Transaction<Tables>, link: LinkRow, now: Date): Promise<PersonRow> => {
  if (link.person_id !== null) {
    const known = await active(transaction).where('id', '=', link.person_id).executeTakeFirst()
    if (!known) throw new DeskRefusal('link-wrong')
    if (link.email !== null)
      await transaction.updateTable('people').set({ email: link.email }).where('id', '=', known.id).execute()
    return known
  }
  if (link.kind === 'first' && (await active(transaction).limit(1).execute()).length > 0)
    throw new DeskRefusal('link-used')
  const person: PersonRow = {
    id: orderedId(now),
    name: link.name,
    role: link.role,
    email: link.email,
    created_at: now.toISOString(),
    removed_at: null,
  }
  await transaction.insertInto('people').values(person).execute()
  return person
}

/** Who may come in, and by what. */
export const peopleStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  const addChallenge = async (challenge: string, purpose: string, now: Date): Promise<void> => {
    await write(async (at) => {
      await at.deleteFrom('challenges').where('expires_at', '<', now.toISOString()).execute()
      const expires_at = new Date(now.getTime() + challengeMs).toISOString()
      await at
        .insertInto('challenges')
        .values({ id: hashOf(challenge), purpose, expires_at })
        .execute()
    })
  }

  /** Whether this challenge was given for this purpose. It is no challenge any more afterwards. */
  const takeChallenge = async (challenge: string, purpose: string, now: Date): Promise<boolean> => {
    const taken = await write((at) =>
      at
        .deleteFrom('challenges')
        .where('id', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now.toISOString())
        .returning('id')
        .execute(),
    )
    return taken.length > 0
  }

  /** Uses a link and signs in whom it lets in, with this passkey from now on. Gives the secret of the session. */
  const enter = (token: string, passkey: Passkey | undefined, now: Date): Promise<string> =>
    write(async (at) => {
      const person = await personOf(at, await takeLink(at, token, now), now)
      if (passkey)
        await at
          .insertInto('passkeys')
          .values({
            id: passkey.id,
            person_id: person.id,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: passkey.transports.join(' '),
            created_at: now.toISOString(),
            used_at: null,
          })
          .execute()
      return beginSession(at, person.id, now)
    })

  const passkey = async (id: string): Promise<Passkey | undefined> => {
    const row = await db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person_id')
      .select(['passkeys.id', 'public_key', 'counter', 'transports'])
      .where('passkeys.id', '=', id)
      .where('people.removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { public_key: publicKey, transports, ...rest } = row
    return { ...rest, publicKey, transports: transports.split(' ').filter(Boolean) }
  }

  /** Signs in by a passkey that has just signed. Gives the secret of the session. */
  const signIn = (passkeyId: string, counter: number, now: Date): Promise<string> =>
    write(async (at) => {
      const [used] = await at
        .updateTable('passkeys')
        .set({ counter, used_at: now.toISOString() })
        .where('id', '=', passkeyId)
        .returning('person_id')
        .execute()
      if (!used) throw new DeskRefusal('passkey-wrong')
      return beginSession(at, used.person_id, now)
    })

  const findBy =
    (column: 'name' | 'email') =>
    (text: string): Promise<PersonRow | undefined> =>
      db
        .selectFrom('people')
        .selectAll()
        .where('removed_at', 'is', null)
        .where((the) => the(the.fn<string>('lower', [column]), '=', text.trim().toLowerCase()))
        .executeTakeFirst()

  /** Everybody who may come in, with how many passkeys they have and when they were last seen. */
  const list = () =>
    db
      .selectFrom('people')
      .selectAll()
      .select((the) => [
        the
          .selectFrom('passkeys')
          .select((its) => its.fn.countAll().as('count'))
          .whereRef('passkeys.person_id', '=', 'people.id')
          .as('passkeys'),
        the
          .selectFrom('sessions')
          .select((its) => its.fn.max('seen_at').as('seen'))
          .whereRef('sessions.person_id', '=', 'people.id')
          .as('seenAt'),
      ])
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute()

  const isNobody = async (): Promise<boolean> =>
    (await db.selectFrom('people').select('id').where('removed_at', 'is', null).limit(1).execute()).length === 0

  /** Shuts a person out at once: sessions, passkeys, links and the calendar go, the name stays in what happened. False when nobody is. */
  const remove = (id: string, now: Date): Promise<boolean> =>
    write(async (at) => {
      const gone = await at
        .updateTable('people')
        .set({ removed_at: now.toISOString(), email: null })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute()
      await at.deleteFrom('sessions').where('person_id', '=', id).execute()
      await at.deleteFrom('passkeys').where('person_id', '=', id).execute()
      await at.deleteFrom('links').where('person_id', '=', id).execute()
      await at.deleteFrom('calendars').where('person_id', '=', id).execute()
      return gone.length > 0
    })

  return {
    addChallenge,
    takeChallenge,
    enter,
    passkey,
    signIn,
    byName: findBy('name'),
    byEmail: findBy('email'),
    list,
    isNobody,
    remove,
  }
}

export type PeopleStore = ReturnType<typeof peopleStore>
