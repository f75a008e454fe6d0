import type { PushSubscriptionJson } from '../../../contract/desk/push.ts'
import type { Storage } from '../../storage/open.ts'
import { hashOf } from '../accounts/secret.ts'
import type { SignedIn } from '../accounts/session-store.ts'

/** More devices than a person has: the oldest gives its place to the newest. */
const mostOfOne = 20

/** The devices that want to be told, each of the person and the session that it was signed in by. */
export const subscriptionStore = ({ write }: Pick<Storage, 'write'>) => {
  /** Keeps a device, or keeps it anew: its browser may have other keys now, or somebody else may be signed in. */
  const keep = (
    { sessionId, person }: SignedIn,
    { endpoint, keys: { p256dh, auth } }: PushSubscriptionJson,
    now: Date,
  ): Promise<void> =>
    write(async (trx) => {
      const owned = { person_id: person.id, session_id: sessionId, p256dh, auth }
      await trx
        .insertInto('push_subscriptions')
        .values({ id: hashOf(endpoint), endpoint, created_at: now.toISOString(), ...owned })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(owned))
        .execute()
      await trx
        .deleteFrom('push_subscriptions')
        .where('person_id', '=', person.id)
        .where('id', 'not in', (newest) =>
          newest
            .selectFrom('push_subscriptions')
            .select('id')
            .where('person_id', '=', person.id)
            .orderBy('created_at', 'desc')
            .limit(mostOfOne),
        )
        .execute()
    })

  /** Tells one of one's own devices nothing more. */
  const remove = async ({ person }: SignedIn, endpoint: string): Promise<void> => {
    await write((trx) =>
      trx
        .deleteFrom('push_subscriptions')
        .where('id', '=', hashOf(endpoint))
        .where('person_id', '=', person.id)
        .execute(),
    )
  }

  return { keep, remove }
}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>
