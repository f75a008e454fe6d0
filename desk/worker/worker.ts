/// <reference lib="webworker" />
import { showNews } from './news.ts'
import { workOffline } from './offline.ts'

declare const self: ServiceWorkerGlobalScope

// The newest worker serves at once: the page and what it talks to come from one build.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

showNews(self)
workOffline(self)
