/// <reference lib="webworker" />
import { keptAtHeader, keptDays, signedOutMessage } from '../../contract/desk/offline.ts'

/** How long to wait for the server before showing the cached copy; shorter while it stays silent. */
const longTimeoutMs = 3_000

/** Caches the desk's page, lists and opened leads for some days, and serves them while the server fails or is slow. */
export const workOffline = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('install', (event) => event.waitUntil(keepShell().catch(() => undefined)))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    // Pages in the editing frame are not the desk's.
    if (url.origin !== worker.location.origin || url.pathname.startsWith('/desk/page/')) return
    const isCall = url.pathname.startsWith('/desk/api/')
    if (request.mode === 'navigate') {
      if (!isCall) {
        event.respondWith(openPage(event))
        event.waitUntil(dropOld())
      }
    } else if (url.pathname.startsWith('/desk/assets/')) event.respondWith(openAsset(request))
    else if (isCall && url.pathname !== '/desk/api/live') event.respondWith(ask(worker, event, url))
  })
}

const shell = 'desk-shell'

const mostAssets = 40

const page = '/desk'

/** Caches the page with every file that it and its styles name, for use offline. */
const keepShell = async () => {
  const answer = await fetch(page)
  const html = await answer.clone().text()
  await keep(shell, page, answer, mostAssets)
  for (const path of assetsIn(html)) {
    const file = await fetch(path)
    const names = path.endsWith('.css') ? assetsIn(await file.clone().text()) : []
    await keep(shell, path, file, mostAssets)
    for (const name of names) await keep(shell, name, await fetch(name), mostAssets)
  }
}

// A failure is not kept: it would hide the file until the next version. A device without room keeps nothing.
const keep = async (name: string, key: string, answer: Response, most: number) => {
  if (!answer.ok) return
  try {
    const cache = await caches.open(name)
    await cache.delete(key)
    await cache.put(key, answer)
    await keepNewest(cache, most)
  } catch {
    return
  }
}

const keepNewest = async (cache: Cache, most: number) => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

const assetsIn = (text: string): string[] => text.match(/\/desk\/assets\/[\w-]+(?:\.[\w-]+)+/g) ?? []

const openPage = (event: FetchEvent): Promise<Response> =>
  answerOrKept(event, fetchPage(event.request), () => caches.match(page, { cacheName: shell }))

const shortTimeoutMs = 300
let timeoutMs = longTimeoutMs

// Statuses of a proxy whose server is down.
const away: readonly number[] = [502, 503, 504]

/**
 * The server's answer, or the cached copy if the server is away or too slow. A late answer still updates the cache.
 */
const answerOrKept = async (
  event: FetchEvent,
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> => {
  const heard = asked.then((answer) => {
    timeoutMs = longTimeoutMs
    return answer
  })
  event.waitUntil(heard.catch(() => undefined))
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const first = await Promise.race([heard.catch(() => undefined), silence])
  if (first && !away.includes(first.status)) return first
  const copy = await kept()
  if (!copy) return heard
  timeoutMs = shortTimeoutMs
  return copy
}

const fetchPage = async (request: Request): Promise<Response> => {
  const answer = await fetch(request)
  await keep(shell, page, answer.clone(), mostAssets)
  return answer
}

const data = 'desk-data'

const dropOld = async () => {
  const cache = await caches.open(data)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    await keptAnswer(pathname + search)
  }
}

/** A cached answer; deletes it if too old. */
const keptAnswer = async (key: string): Promise<Response | undefined> => {
  const cache = await caches.open(data)
  const answer = await cache.match(key)
  if (!answer || isFresh(answer)) return answer
  await cache.delete(key)
  return undefined
}

// Compares by distance: an answer stored while the clock was ahead would otherwise be fresh until that time.
const isFresh = (answer: Response) =>
  Math.abs(Date.now() - Date.parse(answer.headers.get(keptAtHeader) ?? '')) < keptDays * 24 * 60 * 60 * 1000

const openAsset = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, { cacheName: shell })
  if (kept) return kept
  const answer = await fetch(request)
  await keep(shell, pathname, answer.clone(), mostAssets)
  return answer
}

const ask = (worker: ServiceWorkerGlobalScope, event: FetchEvent, url: URL): Promise<Response> => {
  const { request } = event
  if (request.method !== 'GET' || !isKept(url)) return fetchAnswer(worker, request)
  const key = url.pathname + url.search
  return answerOrKept(event, fetchAnswer(worker, request, key), () => keptAnswer(key))
}

// Calls that are cached. Searches are not, so their words are not stored.
const isKept = ({ pathname, searchParams }: URL) =>
  /^\/desk\/api\/(?:session|numbers|due|leads(?:\/[\w-]+(?:\/page)?)?|site\/(?:pages|drafts|words|forms\/\w+))$/.test(
    pathname,
  ) && !searchParams.has('search')

const mostAnswers = 300

/** Signing out, or being removed, clears the cache. */
let signOuts = 0

const fetchAnswer = async (
  { clients }: ServiceWorkerGlobalScope,
  request: Request,
  key?: string,
): Promise<Response> => {
  const before = signOuts
  const answer = await fetch(request)
  if (answer.status === 401) {
    await forget()
    for (const client of await clients.matchAll()) client.postMessage(signedOutMessage)
  } else if (answer.ok && request.url.endsWith('/sign-out')) await forget()
  // An answer that arrives after signing out is not cached.
  else if (answer.ok && key !== undefined && before === signOuts)
    await keep(data, key, await stamped(answer), mostAnswers)
  return answer
}

const forget = () => {
  signOuts += 1
  return caches.delete(data)
}

const stamped = async (answer: Response): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() })
  return new Response(await answer.clone().text(), { headers })
}
