import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { signedInOf } from './accounts/guard.ts'
import type { SessionStore } from './accounts/session-store.ts'
import { DeskRefusal } from './desk-refusal.ts'
import type { InboxStore } from './leads/inbox-store.ts'

type Watcher = { stream: PassThrough; sessionId: string; personId: string }

const pollEveryMs = 1_000
const mostWatchers = 200
const mostOfPerson = 10
// Proxies close connections that are silent for a minute.
const keepAliveEvery = 20

// Reconnect delay for the browser; Firefox's default is five seconds.
const retry = 'retry: 2000\n\n'
const changed = 'event: changed\ndata: {}\n\n'
const keepAlive = ': still here\n\n'
const signedOut = 'event: signed-out\ndata: {}\n\n'

/**
 * `GET /live`: server-sent events that say the inbox has changed; clients then refetch. While clients are connected,
 * polls the database every second, because other servers write to it too. Tells clients when their session ends.
 */
export const liveUpdates = (inbox: InboxStore, sessions: SessionStore) => {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let mark = ''
  let rounds = 0

  const tell = (text: string) => {
    for (const { stream } of watchers) stream.write(text)
  }

  const leave = (watcher: Watcher) => {
    watchers.delete(watcher)
    watcher.stream.end()
  }

  const poll = async () => {
    rounds += 1
    for (const watcher of watchers) {
      if (await sessions.isOpen(watcher.sessionId, new Date())) continue
      watcher.stream.write(signedOut)
      leave(watcher)
    }
    const now = await inbox.mark(new Date())
    if (now !== mark) tell(changed)
    else if (rounds % keepAliveEvery === 0) tell(keepAlive)
    mark = now
  }

  const watch = () => {
    timer = setTimeout(async () => {
      // Keeps polling while the database is away.
      await poll().catch(() => undefined)
      timer = undefined
      if (watchers.size > 0) watch()
    }, pollEveryMs)
    timer.unref()
  }

  const join = async (watcher: Watcher) => {
    const isFirst = watchers.size === 0
    watchers.add(watcher)
    if (isFirst) mark = await inbox.mark(new Date())
    if (timer === undefined) watch()
  }

  const routes = (app: FastifyInstance): void => {
    app.get('/live', async (request, reply) => {
      const { sessionId, person } = signedInOf(request)
      const own = [...watchers].filter(({ personId }) => personId === person.id)
      const [oldest] = own
      if (own.length >= mostOfPerson && oldest) leave(oldest)
      if (watchers.size >= mostWatchers) throw new DeskRefusal('too-many', { headers: { 'retry-after': '60' } })
      const watcher = { stream: new PassThrough(), sessionId, personId: person.id }
      reply.raw.on('close', () => leave(watcher))
      watcher.stream.write(retry + changed)
      await join(watcher)
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(watcher.stream)
    })
    app.addHook('preClose', (done) => {
      clearTimeout(timer)
      for (const watcher of watchers) leave(watcher)
      done()
    })
  }

  return {
    routes,
    /** Notifies all clients of this server at once. */
    announce: () => tell(changed),
  }
}
