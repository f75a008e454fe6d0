/// <reference lib="webworker" />
import type { PushNews } from '../../contract/desk/push.ts'

// Focuses an open desk, or opens one.
const open = async ({ clients }: ServiceWorkerGlobalScope, url: string) => {
  const [window] = await clients.matchAll({ type: 'window' })
  if (!window) return void (await clients.openWindow(url))
  await window.focus()
  await window.navigate(url)
}

// Checked by hand, because zod would be most of the worker's download.
const types = {
  title: 'string',
  body: 'string',
  path: 'string',
  tag: 'string',
  isQuiet: 'boolean',
} as const satisfies {
  [Field in keyof PushNews]: string
}
const isNews = (data: unknown): data is PushNews =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(types).every(([field, type]) => typeof Reflect.get(data, field) === type)

/** Shows pushed news; a tap opens its lead. */
export const showNews = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => {
    if (!event.data) return
    const data: unknown = event.data.json()
    if (!isNews(data)) return
    const { title, body, path, tag, isQuiet } = data
    const shown = worker.registration.showNotification(title, {
      body,
      tag,
      data: path,
      silent: isQuiet,
      icon: '/icon-192.png',
    })
    event.waitUntil(shown)
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, new URL(String(event.notification.data), worker.location.origin).href))
  })
}
