/// <reference lib="webworker" />

import { workOffline } from './kept-answers.ts'
import { showNews } from './news.ts'

declare const self: ServiceWorkerGlobalScope

// A new worker takes over at once, so that page and worker are from one build.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

showNews(self)
workOffline(self)
