import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { OutboxStore, OwedLetter } from '../storage/outbox.ts'
import type { Compose } from './compose.ts'
import type { Transport } from './letter.ts'
import { patientRetry, type RetryRule, retryDelay } from './retry.ts'

export type OutboxParts = {
  store: OutboxStore
  compose: Compose
  transport: Transport
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  retry?: RetryRule
  pollMs?: number
}

const leaseMs = 60_000
const deadlineMs = 45_000
const batch = 5

const fileName = ({ letter }: OwedLetter) =>
  `${letter.created_at.replace(/[:.]/g, '-')}-${letter.kind}-${letter.id.slice(0, 8)}`

// What the mail server said may name the visitor: it is kept with the letter and never logged.
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

const withinDeadline = async (work: Promise<void>) => {
  const ends = new AbortController()
  const late = sleep(deadlineMs, undefined, { signal: ends.signal }).then(() => {
    throw new Error('The mail server took too long')
  })
  try {
    await Promise.race([work, late])
  } finally {
    ends.abort()
    late.catch(() => undefined)
  }
}

/** Sends the letters that are owed, now and whenever `wake` is called, until `stop`. Failures are tried again later. */
export const startOutbox = ({ store, compose, transport, log, retry = patientRetry, pollMs = 5_000 }: OutboxParts) => {
  let idle = new AbortController()
  let stopping = false

  const sendOne = async (owed: OwedLetter) => {
    const { id, kind, attempts, created_at } = owed.letter
    try {
      await withinDeadline(transport.send(compose(owed), fileName(owed)))
      await store.markSent(id, new Date())
    } catch (error) {
      const isDead = Date.now() - Date.parse(created_at) > retry.giveUpMs
      const dueAt = new Date(Date.now() + retryDelay(retry, attempts + 1, Math.random()))
      await store.markFailed(id, { error: reason(error), attempts: attempts + 1, dueAt, isDead })
      log.warn({ letter: id, kind, attempts: attempts + 1, code: codeOf(error), isDead }, 'letter not sent')
    }
  }

  const sendDue = async (): Promise<number> => {
    const owed = await store.claim(new Date(), leaseMs, batch)
    await Promise.all(owed.map(sendOne))
    return owed.length
  }

  const run = async () => {
    while (!stopping) {
      idle = new AbortController()
      const count = await sendDue().catch((error: unknown) => {
        log.error({ code: codeOf(error) }, 'outbox not readable')
        return 0
      })
      if (count < batch && !stopping) await sleep(pollMs, undefined, { signal: idle.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    wake: () => idle.abort(),
    stop: async () => {
      stopping = true
      idle.abort()
      await running
      transport.close()
    },
  }
}

export type Outbox = ReturnType<typeof startOutbox>
