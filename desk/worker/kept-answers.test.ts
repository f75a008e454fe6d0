import { afterEach, expect, test, vi } from 'vitest'
import { workOffline } from './kept-answers.ts'

/** A worker's caches, by name and path. */
const memoryCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      delete: async (key: string) => store.delete(key),
      put: async (key: string, answer: Response) => void store.set(key, answer),
      keys: async () => [...store.keys()],
    }
  }
  const match = async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(key)?.clone()
  return { open, match }
}

afterEach(() => vi.unstubAllGlobals())

/** A worker that gets these answers from the server, one after the other, the first ones while it is installed. */
const installed = async (...answers: Response[]) => {
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async () => answers.shift())
  const listeners = new Map<string, (event: object) => void>()
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: new URL('https://site.example/desk'),
  }
  Reflect.apply(workOffline, undefined, [worker])
  const send = async (name: string, request?: object) => {
    const [waits, shown]: [Promise<unknown>[], Promise<Response>[]] = [[], []]
    const waitUntil = (wait: Promise<unknown>) => waits.push(wait)
    listeners.get(name)?.({ request, waitUntil, respondWith: (answer: Promise<Response>) => shown.push(answer) })
    const answer = await shown[0]
    await Promise.all(waits)
    return answer?.text()
  }
  await send('install')
  return (path: string, mode = 'no-cors') => send('fetch', { url: `https://site.example${path}`, mode, method: 'GET' })
}

const script = '/desk/assets/app-1.js'
const page = `<script src="${script}">`

test('a file that failed while the worker was installed is asked for again', async () => {
  const open = await installed(new Response(page), new Response('', { status: 502 }), new Response('the app'))
  expect(await open(script)).toBe('the app')
})

test('the kept page is shown while a proxy answers that the server is away', async () => {
  const open = await installed(new Response(page), new Response('the app'), new Response('Bad', { status: 502 }))
  expect(await open('/desk/due', 'navigate')).toBe(page)
})
