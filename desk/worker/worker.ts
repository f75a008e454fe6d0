/// <reference lib="webworker" />
import { showNews } from './news.ts'
import { workOffline } from './offline.ts'

declare const self: ServiceWorkerGlobalScope

// A new worker takes over at once, so that page and worker are from one build.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

showNews(self)
workOffline(self)
