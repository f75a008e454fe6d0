import type { Channel } from '../../ops/alerts/channels.ts'
import type { Storage } from '../../storage/open.ts'
import type { SendPush } from './push-sender.ts'
import { removeDevice } from './push-store.ts'

/** Seconds that a push service stores the alert for an offline device. */
const keptFor = 24 * 60 * 60

const devicesOfOwners = ({ db }: Pick<Storage, 'db'>, now: Date) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('people', 'people.id', 'push_subscriptions.person_id')
    .selectAll('push_subscriptions')
    .where('sessions.expires_at', '>', now.toISOString())
    .where('people.role', '=', 'owner')
    .where('people.removed_at', 'is', null)
    .execute()

/** Pushes an alert to the owners' devices. One reached device suffices. */
export const pushAlert =
  (storage: Pick<Storage, 'db' | 'write'>, send: SendPush): Channel =>
  async ({ name, isOn, subject, text }) => {
    const devices = await devicesOfOwners(storage, new Date())
    const news = { title: subject, body: text, path: '/desk', tag: `alert-${name}`, isQuiet: !isOn }
    const told = await Promise.allSettled(
      devices.map(async ({ id, endpoint, p256dh, auth }) => {
        const outcome = await send({ endpoint, keys: { p256dh, auth } }, { news, ttl: keptFor, urgency: 'high' })
        if (outcome === 'gone') await removeDevice(storage, id)
        return outcome
      }),
    )
    if (told.some((one) => one.status === 'fulfilled' && one.value === 'sent')) return undefined
    const failed = told.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    return 'nobody'
  }
