import type { PushSubscriptionJson } from '../../../contract/desk/push.ts'
import type { Storage } from '../../storage/open.ts'
import { hashOf } from '../accounts/secret.ts'
import type { SignedIn } from '../accounts/session-store.ts'

/** Most devices per person: a new one replaces the oldest. */
const mostOfPerson = 20

/** Subscribed devices, each tied to a person and a session. */
export const subscriptionStore = ({ write }: Pick<Storage, 'write'>) => {
  /** Stores or updates a device: its keys or its person may have changed. */
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
            .limit(mostOfPerson),
        )
        .execute()
    })

  /** Unsubscribes one of the person's devices. */
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
