import { pushKeySchema, pushSubscriptionSchema } from '../../contract/desk/push.ts'
import { call } from '../api/call.ts'
import { okSchema } from '../api/session.ts'
import { registerWorker } from '../worker/register.ts'

/** State of notifications on this device: `missing` without support, `denied` by its user. */
export type Told = 'on' | 'off' | 'denied' | 'missing'

const canPush = () => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator

// Remembers the choice, because browsers may drop a subscription.
const wish = 'desk-notifications'
const isWished = () => localStorage.getItem(wish) === 'on'

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

const isSame = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, index) => byte === b[index])

const subscribe = async () => {
  const worker = await registerWorker()
  if (!worker) throw new Error('There is no service worker')
  const key = bytesOf((await call('/push', pushKeySchema)).key)
  const old = await worker.pushManager.getSubscription()
  // A subscription with another server key is useless.
  if (old && !isSame(old.options.applicationServerKey, key)) await old.unsubscribe()
  const fresh = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await call('/push', okSchema, { body: pushSubscriptionSchema.parse(fresh.toJSON()) })
}

/** State on this device. */
export const readTold = (): Told => {
  if (!canPush()) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && isWished() ? 'on' : 'off'
}

/** Asks for permission and subscribes. Throws if browser or server fail. */
export const turnOn = async (): Promise<Told> => {
  if ((await Notification.requestPermission()) === 'granted') {
    await subscribe()
    localStorage.setItem(wish, 'on')
  }
  return readTold()
}

export const turnOff = async (): Promise<Told> => {
  localStorage.removeItem(wish)
  const worker = await registerWorker()
  const old = await worker?.pushManager.getSubscription()
  if (old) {
    await call('/push/off', okSchema, { body: { endpoint: old.endpoint } })
    await old.unsubscribe()
  }
  return readTold()
}

/** Subscribes again at each start, because the browser or the server may have lost the subscription. */
export const renewSubscription = async (): Promise<void> => {
  if (readTold() === 'on') await subscribe()
}
