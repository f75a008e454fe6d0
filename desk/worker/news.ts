/// <reference lib="webworker" />
import type { PushNews } from '../../contract/desk/push.ts'

// An open desk is brought to the front; otherwise one is opened.
const open = async ({ clients }: ServiceWorkerGlobalScope, url: string) => {
  const [window] = await clients.matchAll({ type: 'window' })
  if (!window) return void (await clients.openWindow(url))
  await window.focus()
  await window.navigate(url)
}

/** Shows what the server pushes, and opens the lead that it is about at a tap. */
export const showNews = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => {
    if (!event.data) return
    // Only our server can write to this subscription: its keys have vouched for it.
    const { title, body, path, tag, isQuiet }: PushNews = event.data.json()
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
