/// <reference lib="webworker" />
import type { PushNews } from '../../contract/desk/push.ts'

// An open desk is brought to the front; otherwise one is opened.
const open = async ({ clients }: ServiceWorkerGlobalScope, url: string) => {
  const [window] = await clients.matchAll({ type: 'window' })
  if (!window) return void (await clients.openWindow(url))
  await window.focus()
  await window.navigate(url)
}

// By hand: the worker is downloaded with every new build, and zod would be most of it.
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

/** Shows what the server pushes, and opens the lead that it is about at a tap. */
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
