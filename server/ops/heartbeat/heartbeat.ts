import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { removeLetters } from '../../mail/letter-file.ts'
import { startRounds } from '../../process/rounds.ts'
import { codeOf } from '../../process/start-error.ts'
import { type HeartbeatStep, heartbeatStore } from './heartbeat-store.ts'

export type HeartbeatChanges = {
  clock?: () => Date
  /** Timeout of a step in ms, and how often it is polled. */
  timeoutMs?: number
  pollMs?: number
}

const minute = 60_000

/** A stuck heartbeat lead is removed after this time, even if its server died. */
export const goneAfterMs = 15 * minute

/** True if a heartbeat is sent daily. Without an alert channel it would be useless. */
export const hasHeartbeat = ({ HEARTBEAT, FORM_ACTIVE, ALERT_EMAIL, ALERT_WEBHOOK_URL }: Config): boolean =>
  HEARTBEAT && FORM_ACTIVE && Boolean(ALERT_EMAIL ?? ALERT_WEBHOOK_URL)

// Posts the form as a visitor's browser does. Throws if it is rejected.
const sendForm = async (app: FastifyInstance, payload: Record<string, string>) => {
  const url = `/f/${app.build.now().content.business.form.id}`
  const { statusCode } = await app.inject({ method: 'POST', url, headers: { accept: 'application/json' }, payload })
  if (statusCode !== 200) throw new Error(`The form answered with ${statusCode}`)
}

/**
 * The heartbeat: a daily test lead that goes through form, database, letter and push. Its address cannot be guessed,
 * its mark hides it from every list, and it is removed at the end. A failed step raises an alert.
 */
export const heartbeat = (app: FastifyInstance, changes: HeartbeatChanges = {}) => {
  const { config, desk, leads, log, mail, storage } = app
  const { clock = () => new Date(), timeoutMs = 4 * minute, pollMs = 1_000 } = changes
  const store = heartbeatStore(storage)
  const stopping = new AbortController()

  const until = async (isThrough: () => Promise<boolean>) => {
    for (
      const end = performance.now() + timeoutMs;
      performance.now() < end;
      await sleep(pollMs, undefined, { signal: stopping.signal })
    )
      if (await isThrough()) return
    throw new Error('It took too long')
  }

  const clear = async (moment: Date) => {
    await removeLetters(config.DATA_DIR, await store.remove(moment))
  }

  const steps = (id: string, email: string): [HeartbeatStep, () => Promise<void>][] => [
    ['form', () => sendForm(app, { name: 'Heartbeat', phone: '(559) 555-0100', email })],
    ['letter', () => until(() => store.hasLetterLeft(id))],
    [
      'push',
      async () => {
        await desk.pushTestLead(id, clock())
        await until(() => store.arePushesThrough(id))
      },
    ],
  ]

  const goThrough = async (id: string, email: string) => {
    for (const [step, work] of steps(id, email)) {
      try {
        await work()
        await store.pass(step, clock())
      } catch (error) {
        if (stopping.signal.aborted) return store.again(clock())
        log.warn({ step, code: codeOf(error) }, 'the daily test lead did not come through')
        return
      }
    }
    log.info('the daily test lead came through')
  }

  const run = async () => {
    const id = randomUUID()
    const email = `heartbeat-${id}@${mail.domain}`
    await leads.test.during({ id, email, at: clock() }, () => goThrough(id, email)).finally(() => clear(clock()))
  }

  /** Sends the heartbeat if due, and removes test leads that a killed server left. */
  const tick = async (): Promise<void> => {
    await clear(new Date(clock().getTime() - goneAfterMs))
    if (await store.claim(clock())) await run()
  }

  return { store, tick, stop: () => stopping.abort() }
}

export type Heartbeat = ReturnType<typeof heartbeat>

/** Checks once a minute whether the heartbeat is due, until stopped. */
export const startHeartbeat = ({ tick, stop }: Heartbeat, log: FastifyBaseLogger) => {
  const rounds = startRounds(minute, tick, (error) => log.error({ code: codeOf(error) }, 'no test request'))
  return {
    stop: () => {
      stop()
      return rounds.stop()
    },
  }
}
