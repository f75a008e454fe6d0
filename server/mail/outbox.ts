import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { LetterOutcome } from '../health/metrics.ts'
import type { OutboxStore, OwedMessage } from '../storage/outbox.ts'
import type { MessageKind } from '../storage/tables.ts'
import type { Compose } from './compose.ts'
import { giveWay, takeTurn } from './give-way.ts'
import type { Transport } from './letter.ts'
import { letterName } from './letter-file.ts'
import { oneLine } from './one-line.ts'
import { isGivenUp, patientRetry, type RetryRule, retryDelay } from './retry.ts'
import type { CallWebhook } from './webhook.ts'

export type OutboxParts = {
  store: OutboxStore
  compose: Compose
  transport: Transport
  webhook?: CallWebhook | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  retry?: RetryRule
  pollMs?: number
  turnMs?: number
  /** Is told how each try ended. */
  count?: ((kind: MessageKind, outcome: LetterOutcome) => void) | undefined
}

const leaseMs = 60_000
const deadlineMs = 45_000
const batch = 5

// What the mail server said may name the visitor: it is kept with the message and never logged.
const reason = (error: unknown) => oneLine(error instanceof Error ? error.message : String(error), 500)
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

// A timer of its own: to abort one that is waited for makes an exception, with its stack, for each letter that leaves.
const withinDeadline = async (work: Promise<void>) => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The other side took too long')), deadlineMs)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const courier =
  ({ compose, transport, webhook }: Pick<OutboxParts, 'compose' | 'transport' | 'webhook'>) =>
  async (owed: OwedMessage): Promise<void> => {
    const { kind } = owed.message
    if (kind !== 'webhook') return transport.send(compose(kind, owed), letterName(owed.message))
    if (!webhook) throw new Error('WEBHOOK_URL names no address')
    return webhook(owed)
  }

/** Sends the messages that are owed, now and whenever `wake` is called, until `stop`. Failures are tried again later. */
export const startOutbox = ({
  store,
  log,
  retry = patientRetry,
  pollMs = 5_000,
  turnMs,
  count,
  ...parts
}: OutboxParts) => {
  const deliver = courier(parts)
  const visitors = giveWay()
  let idle = new AbortController()
  let stopping = false
  let lastRound = new Date()

  // Gone out, though the database could not be told yet: this process does not send it a second time.
  const delivered = new Set<string>()

  const markFailed = async ({ id, kind, attempts, created_at }: OwedMessage['message'], error: unknown) => {
    const isDead = isGivenUp(retry, attempts + 1, created_at, new Date())
    const dueAt = new Date(Date.now() + retryDelay(retry, attempts + 1, Math.random()))
    await store.markFailed(id, { error: reason(error), attempts: attempts + 1, dueAt, isDead })
    count?.(kind, isDead ? 'given-up' : 'failed')
    log.warn({ message: id, kind, attempts: attempts + 1, code: codeOf(error), isDead }, 'not sent')
  }

  const sendOne = async (owed: OwedMessage) => {
    const { id } = owed.message
    try {
      if (!delivered.has(id)) await withinDeadline(deliver(owed))
    } catch (error) {
      return markFailed(owed.message, error)
    }
    delivered.add(id)
    await store.markSent(id, new Date())
    delivered.delete(id)
    count?.(owed.message.kind, 'sent')
  }

  const sendDue = async (): Promise<number> => {
    const owed = await store.claim(new Date(), leaseMs, batch)
    const done = await Promise.allSettled(owed.map(sendOne))
    for (const one of done)
      if (one.status === 'rejected') log.error({ code: codeOf(one.reason) }, 'outbox not writable')
    return owed.length
  }

  const sendRound = async (): Promise<boolean> => {
    const sent = await sendDue().catch((error: unknown) => {
      log.error({ code: codeOf(error) }, 'outbox not readable')
      return 0
    })
    lastRound = new Date()
    return sent === batch && !stopping
  }

  const run = async () => {
    while (!stopping) {
      const rounds = await visitors.pause()
      idle = new AbortController()
      const isMore = await takeTurn(sendRound, rounds, turnMs)
      if (!isMore && !stopping) await sleep(pollMs, undefined, { signal: idle.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    wake: () => {
      visitors.arrived()
      // Without a reason each call would make an exception, with its stack, for nobody.
      if (!idle.signal.aborted) idle.abort('woken')
    },
    /** When the last round of sending ended, well or not. */
    lastRound: () => lastRound,
    stop: async () => {
      stopping = true
      idle.abort()
      await running
      parts.transport.close()
    },
  }
}

export type Outbox = ReturnType<typeof startOutbox>
