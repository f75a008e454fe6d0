import { pushKeySchema, pushSubscriptionSchema } from '../../contract/desk/push.ts'
import { call } from '../api/call.ts'
import { okSchema } from '../api/session.ts'
import { registerWorker } from '../worker/register.ts'

/** Whether this device is told. It can be `missing` there, and `denied` by whoever uses it. */
export type Told = 'on' | 'off' | 'denied' | 'missing'

const canPush = () => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator

// The browser forgets a subscription when it likes: this says that one is wanted.
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
  // A server with other keys cannot use it.
  if (old && !isSame(old.options.applicationServerKey, key)) await old.unsubscribe()
  const fresh = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await call('/push', okSchema, { body: pushSubscriptionSchema.parse(fresh.toJSON()) })
}

/** How it is on this device. */
export const readTold = (): Told => {
  if (!canPush()) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && isWished() ? 'on' : 'off'
}

/** Asks whoever uses the device, and subscribes. Throws where the browser or the server does not do it. */
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

/** At each opening of the desk: the browser may have dropped the subscription, or the server may not know it any more. */
export const renewSubscription = async (): Promise<void> => {
  if (readTold() === 'on') await subscribe()
}
