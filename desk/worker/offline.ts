/// <reference lib="webworker" />
import { keptAtHeader } from '../../contract/desk/offline.ts'

const shell = 'desk-shell'
const data = 'desk-data'
const mostAssets = 40
const mostAnswers = 300

const page = '/desk'
const assetsIn = (text: string): string[] => text.match(/\/desk\/assets\/[\w-]+(?:\.[\w-]+)+/g) ?? []

// A list by words is looked for anew each time: its words stay nowhere.
const isKept = ({ pathname, searchParams }: URL) =>
  /^\/desk\/api\/(?:session|numbers|leads(?:\/[\w-]+)?)$/.test(pathname) && !searchParams.has('search')

const keepNewest = async (cache: Cache, most: number) => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

const keep = async (name: string, key: string, answer: Response, most: number) => {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  await keepNewest(cache, most)
}

/** The page, and every file that it and its styles name, before there is no line to fetch them. */
const keepShell = async () => {
  const answer = await fetch(page)
  if (!answer.ok) return
  const html = await answer.clone().text()
  await keep(shell, page, answer, mostAssets)
  for (const path of assetsIn(html)) {
    const file = await fetch(path)
    const names = path.endsWith('.css') ? assetsIn(await file.clone().text()) : []
    await keep(shell, path, file, mostAssets)
    for (const name of names) await keep(shell, name, await fetch(name), mostAssets)
  }
}

const openPage = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(shell, page, answer.clone(), mostAssets)
    return answer
  } catch (error) {
    const kept = await caches.match(page, { cacheName: shell })
    if (kept) return kept
    throw error
  }
}

const openAsset = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, { cacheName: shell })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(shell, pathname, answer.clone(), mostAssets)
  return answer
}

const stamped = async (answer: Response): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() })
  return new Response(await answer.clone().text(), { headers })
}

/** Whoever is signed out, by their own hand or the owner's, leaves nothing here. */
let signOuts = 0
const forget = () => {
  signOuts += 1
  return caches.delete(data)
}

const ask = async (request: Request, url: URL): Promise<Response> => {
  const isReading = request.method === 'GET' && isKept(url)
  const before = signOuts
  try {
    const answer = await fetch(request)
    if (answer.status === 401 || (answer.ok && url.pathname.endsWith('/sign-out'))) await forget()
    // An answer that was on its way when somebody signed out stays nowhere either.
    else if (answer.ok && isReading && before === signOuts)
      await keep(data, url.pathname + url.search, await stamped(answer), mostAnswers)
    return answer
  } catch (error) {
    const kept = isReading ? await caches.match(url.pathname + url.search, { cacheName: data }) : undefined
    if (kept) return kept
    throw error
  }
}

/** Keeps the desk's page, the lists and the leads that were opened on the device, and shows them where there is no line. */
export const workOffline = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('install', (event) => event.waitUntil(keepShell().catch(() => undefined)))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (url.origin !== worker.location.origin) return
    const isCall = url.pathname.startsWith('/desk/api/')
    if (request.mode === 'navigate') {
      if (!isCall) event.respondWith(openPage(request))
    } else if (url.pathname.startsWith('/desk/assets/')) event.respondWith(openAsset(request))
    else if (isCall && url.pathname !== '/desk/api/live') event.respondWith(ask(request, url))
  })
}
