import type { Transaction } from 'kysely'
import type { Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { hashOf, newSecret } from './secret.ts'
import type { PersonRow } from './tables.ts'

export const sessionDays = 30

const day = 24 * 60 * 60_000
const hour = 60 * 60_000

/** Who is signed in, and by which session. */
export type SignedIn = { sessionId: string; person: PersonRow }

/** Begins a session under a new secret, which is given once and kept as its hash. */
export const beginSession = async (transaction: Transaction<Tables>, personId: string, now: Date): Promise<string> => {
  const token = newSecret()
  await transaction
    .insertInto('sessions')
    .values({
      id: hashOf(token),
      person_id: personId,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionDays * day).toISOString(),
    })
    .execute()
  return token
}

/** Who is signed in where. */
export const sessionStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  const find = async (id: string, now: Date): Promise<(SignedIn & { seenAt: string }) | undefined> => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .select('sessions.seen_at as seenAt')
      .where('sessions.id', '=', id)
      .where('sessions.expires_at', '>', now.toISOString())
      .where('people.removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { seenAt, ...person } = row
    return { sessionId: id, person, seenAt }
  }

  /** Who holds this secret, if it is that of a session. */
  const read = async (token: string, now: Date): Promise<SignedIn | undefined> => {
    const found = await find(hashOf(token), now)
    if (found && now.getTime() - Date.parse(found.seenAt) > hour)
      await write((at) =>
        at.updateTable('sessions').set({ seen_at: now.toISOString() }).where('id', '=', found.sessionId).execute(),
      )
    return found
  }

  /** Whether the session has not ended yet. */
  const isOpen = async (id: string, now: Date): Promise<boolean> => (await find(id, now)) !== undefined

  const end = async (id: string): Promise<void> => {
    await write((at) => at.deleteFrom('sessions').where('id', '=', id).execute())
  }

  /** Signs a person out on every device; the address of their calendar ends as well. */
  const endAll = async (personId: string): Promise<void> => {
    await write(async (at) => {
      await at.deleteFrom('sessions').where('person_id', '=', personId).execute()
      await at.deleteFrom('calendars').where('person_id', '=', personId).execute()
    })
  }

  return { read, isOpen, end, endAll }
}

export type SessionStore = ReturnType<typeof sessionStore>
