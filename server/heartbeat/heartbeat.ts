import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { removeLetters } from '../mail/letter-file.ts'
import type { ParsedQuote } from '../quotes/parse-quote.ts'
import { startRounds } from '../rounds.ts'
import { errorCode } from '../start-error.ts'
import type { LeadStore } from '../storage/leads.ts'
import { heartbeatMark } from '../storage/tables.ts'
import type { HeartbeatStep, HeartbeatStore } from './heartbeat-store.ts'

export type HeartbeatParts = {
  store: HeartbeatStore
  leads: LeadStore
  /** Sends the answers through the form, as a visitor's browser does. Throws when they are not taken. */
  sendForm: (answers: Record<string, string>) => Promise<void>
  /** Has the request pushed to every device. */
  push: (leadId: string, now: Date) => Promise<void>
  mailDomain: string
  dataDir: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  clock?: () => Date
  /** How long a step may take, in ms, and how often it is looked at. */
  patienceMs?: number
  lookMs?: number
}

const minute = 60_000

/** A test request that has stopped somewhere is gone after this time, whatever has become of its server. */
export const goneAfterMs = 15 * minute

/**
 * Once a day a test request goes the whole way: form, database, letter, push. It is known by an address that nobody can
 * guess, is kept under a mark that no list shows, and is removed. What stops it is left for the alerts to tell.
 */
export const heartbeat = (parts: HeartbeatParts) => {
  const { store, leads, sendForm, push, mailDomain, dataDir, log } = parts
  const { clock = () => new Date(), patienceMs = 4 * minute, lookMs = 1_000 } = parts
  let expected: { email: string; id: string } | undefined
  const stopping = new AbortController()

  const until = async (isThrough: () => Promise<boolean>) => {
    for (
      const end = performance.now() + patienceMs;
      performance.now() < end;
      await sleep(lookMs, undefined, { signal: stopping.signal })
    )
      if (await isThrough()) return
    throw new Error('It took too long')
  }

  const clear = async (moment: Date) => {
    await removeLetters(dataDir, await store.remove(moment))
  }

  const steps = (id: string, email: string): [HeartbeatStep, () => Promise<void>][] => [
    ['form', () => sendForm({ name: 'Heartbeat', phone: '(559) 555-0100', email })],
    ['letter', () => until(() => store.hasLetterLeft(id))],
    [
      'push',
      async () => {
        await push(id, clock())
        await until(() => store.arePushesThrough(id))
      },
    ],
  ]

  const run = async () => {
    const id = randomUUID()
    const email = `heartbeat-${id}@${mailDomain}`
    expected = { email, id }
    try {
      for (const [step, work] of steps(id, email)) {
        try {
          await work()
          await store.pass(step, clock())
        } catch (error) {
          if (stopping.signal.aborted) return await store.again(clock())
          log.warn({ step, code: errorCode(error) ?? 'unknown' }, 'the daily test request did not come through')
          return
        }
      }
      log.info('the daily test request came through')
    } finally {
      expected = undefined
      await clear(clock())
    }
  }

  /** Whether this is the test request on its way. */
  const isOwn = ({ request }: ParsedQuote): boolean => request.email === expected?.email

  /** Keeps the test request as any other, and under its mark. */
  const keep = async (form: string): Promise<void> => {
    if (!expected) return
    const { email, id } = expected
    const rest = { name: 'Heartbeat', phone: '', reply_to: null, note: null, subject: null, extra: '{}' }
    const marked = { project: heartbeatMark, spam_reason: heartbeatMark }
    await leads.keep({ ...rest, ...marked, id, form, email }, ['heartbeat'], clock())
  }

  /** Sends the request where it is time, and removes what a server has left behind that died. */
  const tick = async (): Promise<void> => {
    await clear(new Date(clock().getTime() - goneAfterMs))
    if (await store.claim(clock())) await run()
  }

  return { isOwn, keep, tick, stop: () => stopping.abort() }
}

/** Looks once a minute whether it is time, until it is stopped. */
export const startHeartbeat = ({ tick, stop }: ReturnType<typeof heartbeat>, { log }: Pick<HeartbeatParts, 'log'>) => {
  const rounds = startRounds(minute, tick, (error) =>
    log.error({ code: errorCode(error) ?? 'unknown' }, 'no test request'),
  )
  return {
    stop: () => {
      stop()
      return rounds.stop()
    },
  }
}
