import type { Transaction } from 'kysely'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { PasskeyRow } from '../desk-tables.ts'
import { hashOf } from './secret.ts'
import { beginSession, type SignedIn } from './session-store.ts'

export type NewPasskey = Omit<PasskeyRow, 'person_id' | 'created_at' | 'used_at'>

const challengeMs = 5 * 60_000

/** Stores a new passkey. Rejects one that is already stored. */
export const addPasskey = async (
  trx: Transaction<Tables>,
  personId: string,
  passkey: NewPasskey,
  now: Date,
): Promise<void> => {
  const added = await trx
    .insertInto('passkeys')
    .values({ ...passkey, person_id: personId, created_at: now.toISOString(), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (added.length === 0) throw new DeskRefusal('passkey-wrong')
}

/** Passkeys and challenges. */
export const passkeyStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  const addChallenge = (challenge: string, purpose: string, now: Date): Promise<void> =>
    write(async (trx) => {
      await trx.deleteFrom('challenges').where('expires_at', '<', now.toISOString()).execute()
      const row = { id: hashOf(challenge), purpose, expires_at: new Date(now.getTime() + challengeMs).toISOString() }
      await trx.insertInto('challenges').values(row).execute()
    })

  /** True if this challenge was issued for this purpose. Deletes it, so it is valid once. */
  const takeChallenge = async (challenge: string, purpose: string, now: Date): Promise<boolean> => {
    const taken = await write((trx) =>
      trx
        .deleteFrom('challenges')
        .where('id', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now.toISOString())
        .returning('id')
        .execute(),
    )
    return taken.length > 0
  }

  /** Finds a passkey of a person who is not removed. */
  const find = (id: string) =>
    db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person_id')
      .select(['passkeys.id', 'person_id', 'public_key', 'counter'])
      .where('passkeys.id', '=', id)
      .where('people.removed_at', 'is', null)
      .executeTakeFirst()

  const used = async (trx: Transaction<Tables>, id: string, counter: number, now: Date): Promise<string> => {
    const row = await trx
      .updateTable('passkeys')
      .set({ counter, used_at: now.toISOString() })
      .where('id', '=', id)
      .returning('person_id')
      .executeTakeFirst()
    if (!row) throw new DeskRefusal('passkey-wrong')
    return row.person_id
  }

  /** Stores a passkey's signature counter. */
  const noteUse = (id: string, counter: number, now: Date) => write((trx) => used(trx, id, counter, now))

  /** Creates a session for a verified passkey. Returns the session's secret and person. */
  const signIn = (id: string, counter: number, now: Date): Promise<{ token: string; personId: string }> =>
    write(async (trx) => {
      const personId = await used(trx, id, counter, now)
      return { token: await beginSession(trx, { personId, passkeyId: id }, now), personId }
    })

  /** A person's passkeys, oldest first. */
  const of = (personId: string) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'device', 'created_at as createdAt', 'used_at as usedAt'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  /**
   * Removes one of a person's own passkeys with its sessions. Throws `DeskRefusal` for the passkey of this session and for the
   * person's last passkey.
   */
  const remove = (id: string, { person, passkeyId }: SignedIn): Promise<void> =>
    write(async (trx) => {
      const own = await trx.selectFrom('passkeys').select('id').where('person_id', '=', person.id).execute()
      if (!own.some((one) => one.id === id)) throw new DeskRefusal('not-found')
      if (own.length === 1 || id === passkeyId) throw new DeskRefusal('not-allowed')
      await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    })

  return { addChallenge, takeChallenge, find, noteUse, signIn, of, remove }
}

export type PasskeyStore = ReturnType<typeof passkeyStore>
