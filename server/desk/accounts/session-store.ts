import type { Transaction } from 'kysely'
import { confirmMinutes } from '../../../contract/desk/sign-in.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import type { PersonRow } from '../desk-tables.ts'
import { hashOf, newSecret } from './secret.ts'

export const sessionDays = 30
/** Days without use after which a session expires. */
export const idleDays = 14

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A signed-in person and the session. */
export type SignedIn = { sessionId: string; passkeyId: string | null; person: PersonRow }

/** What starts a session: a passkey or a link. An emailed link confirms the person at once. */
type NewSession = { personId: string; passkeyId?: string | undefined; isConfirmed?: boolean }

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Starts a session. Returns its secret; only the hash is stored. */
export const beginSession = async (trx: Transaction<Tables>, by: NewSession, now: Date): Promise<string> => {
  const token = newSecret()
  await trx
    .insertInto('sessions')
    .values({
      id: hashOf(token),
      person_id: by.personId,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionDays * day).toISOString(),
      confirmed_at: by.isConfirmed ? now.toISOString() : null,
      passkey_id: by.passkeyId ?? null,
    })
    .execute()
  return token
}

/** Sessions of the desk. */
export const sessionStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  const find = async (id: string, now: Date): Promise<(SignedIn & { seenAt: string }) | undefined> => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .select(['sessions.seen_at as seenAt', 'sessions.passkey_id as passkeyId'])
      .where('sessions.id', '=', id)
      .where('sessions.expires_at', '>', now.toISOString())
      .where('sessions.seen_at', '>', before(now, idleDays * day))
      .where('people.removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { seenAt, passkeyId, ...person } = row
    return { sessionId: id, passkeyId, person, seenAt }
  }

  /** The session of this secret, if valid. */
  const read = async (token: string, now: Date): Promise<SignedIn | undefined> => {
    const found = await find(hashOf(token), now)
    if (found && now.getTime() - Date.parse(found.seenAt) > hour)
      await write((trx) =>
        trx.updateTable('sessions').set({ seen_at: now.toISOString() }).where('id', '=', found.sessionId).execute(),
      )
    return found
  }

  /** True while the session is valid. */
  const isOpen = async (id: string, now: Date): Promise<boolean> => (await find(id, now)) !== undefined

  /** Marks the person as confirmed now. */
  const confirm = (id: string, now: Date) =>
    write((trx) => trx.updateTable('sessions').set({ confirmed_at: now.toISOString() }).where('id', '=', id).execute())

  /** True if the person was confirmed within the last minutes. */
  const isConfirmed = async (id: string, now: Date): Promise<boolean> => {
    const confirmed = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('confirmed_at', '>', before(now, confirmMinutes * minute))
      .where('confirmed_at', '<=', now.toISOString())
      .executeTakeFirst()
    return confirmed !== undefined
  }

  const end = (id: string) => write((trx) => trx.deleteFrom('sessions').where('id', '=', id).execute())

  /** Signs a person out everywhere; ends their links and calendar too. */
  const endAll = (personId: string) =>
    write(async (trx) => {
      for (const table of ['sessions', 'links', 'calendars'] as const)
        await trx.deleteFrom(table).where('person_id', '=', personId).execute()
    })

  return { read, isOpen, confirm, isConfirmed, end, endAll }
}

export type SessionStore = ReturnType<typeof sessionStore>
