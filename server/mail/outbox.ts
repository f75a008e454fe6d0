import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Numbers } from '../../contract/desk/numbers.ts'
import type { LetterOutcome } from '../health/metrics.ts'
import { startRounds } from '../rounds.ts'
import type { OutboxStore, OwedMessage } from '../storage/outbox.ts'
import type { MessageKind, OutboxRow } from '../storage/tables.ts'
import { within } from '../within.ts'
import type { Compose } from './compose.ts'
import type { Transport } from './letter.ts'
import { letterName } from './letter-file.ts'
import { type Decision, decide, nextFullHour } from './letter-limits.ts'
import { oneLine } from './one-line.ts'
import { isGivenUp, isRefusedRecipient, patientRetry, type RetryRule, retryDelay } from './retry.ts'
import type { CallWebhook } from './webhook.ts'

export type OutboxParts = {
  store: OutboxStore
  compose: () => Compose
  transport: Transport
  webhook?: CallWebhook | undefined
  /** The numbers of the weeks before a moment, for the letter that shows them. */
  numbersBefore?: (moment: Date) => Promise<Numbers>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  retry?: RetryRule
  pollMs?: number
  /** Is told how each try ended. */
  count?: ((kind: MessageKind, outcome: LetterOutcome) => void) | undefined
}

const leaseMs = 60_000
const deadlineMs = 45_000

// Fifty letters a second at most: more than the limit on forms lets become due, and little beside visitors' requests.
const batch = 5
const restMs = 100

/** The most requests that one digest covers. */
const digestSize = 10_000

// What the mail server said may name the visitor: it is kept with the message and never logged.
const reason = (error: unknown) => oneLine(error instanceof Error ? error.message : String(error), 500)
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

const deliverer =
  ({ compose, transport, webhook }: Pick<OutboxParts, 'compose' | 'transport' | 'webhook'>) =>
  async (owed: OwedMessage): Promise<void> => {
    if (owed.message.kind !== 'webhook') return transport.send(compose().letter(owed), letterName(owed.message))
    if (!webhook) throw new Error('WEBHOOK_URL names no address')
    return webhook(owed, compose().brief(owed))
  }

/** Sends the messages that are owed, now and whenever `wake` is called, until `stop`. Failures are tried again later. */
export const startOutbox = ({ store, log, retry = patientRetry, pollMs = 5_000, count, ...parts }: OutboxParts) => {
  const deliver = deliverer(parts)
  let lastRound = new Date()

  // Gone out, though the database could not be told yet: this process does not send it a second time.
  const delivered = new Set<string>()

  const markFailed = async (
    { id, kind, attempts, created_at }: OutboxRow,
    error: unknown,
    dueAt = new Date(Date.now() + retryDelay(retry, attempts + 1, Math.random())),
  ) => {
    const isDead = isRefusedRecipient(error) || isGivenUp(retry, attempts + 1, created_at, new Date())
    await store.markFailed(id, { error: reason(error), attempts: attempts + 1, dueAt, isDead })
    count?.(kind, isDead ? 'given-up' : 'failed')
    log.warn({ message: id, kind, attempts: attempts + 1, code: codeOf(error), isDead }, 'not sent')
  }

  const markSent = async ({ id, kind }: OutboxRow) => {
    delivered.add(id)
    await store.markSent(id, new Date())
    delivered.delete(id)
    count?.(kind, 'sent')
  }

  const sendBy = async (message: OutboxRow, way: () => Promise<void>) => {
    try {
      if (!delivered.has(message.id)) await within(deadlineMs, way())
    } catch (error) {
      return markFailed(message, error)
    }
    return markSent(message)
  }
  const send = (owed: OwedMessage) => sendBy(owed.message, () => deliver(owed))

  const carryOut = (owed: OwedMessage, decision: Decision) => {
    if (decision.act === 'send') return send(owed)
    if (decision.act === 'digest') return store.moveToDigest(owed.message.id, nextFullHour(new Date()))
    count?.(owed.message.kind, 'withheld')
    return store.withhold(owed.message.id, decision.why)
  }

  const logFailures = (done: readonly PromiseSettledResult<unknown>[]) => {
    for (const one of done)
      if (one.status === 'rejected') log.error({ code: codeOf(one.reason) }, 'outbox not writable')
  }

  const sendDue = async (): Promise<number> => {
    const owed = await store.claim(new Date(), leaseMs, batch)
    const gone = owed.filter(({ message }) => delivered.has(message.id))
    const fresh = owed.filter(({ message }) => !delivered.has(message.id))
    const decisions = await decide(store, fresh, new Date())
    logFailures(
      await Promise.allSettled([
        ...gone.map(send),
        ...decisions.map(({ owed: one, decision }) => carryOut(one, decision)),
      ]),
    )
    return owed.length
  }

  const sendDigest = async () => {
    const owed = await store.claimDigest(new Date(), leaseMs, digestSize)
    const [first] = owed
    if (!first) return
    try {
      if (!delivered.has(first.message.id))
        await within(deadlineMs, parts.transport.send(parts.compose().digest(owed), letterName(first.message)))
    } catch (error) {
      const dueAt = new Date(Date.now() + retryDelay(retry, first.message.attempts + 1, Math.random()))
      return logFailures(await Promise.allSettled(owed.map(({ message }) => markFailed(message, error, dueAt))))
    }
    logFailures(await Promise.allSettled(owed.map(({ message }) => markSent(message))))
  }

  const sendNumbers = async () => {
    const { numbersBefore, compose, transport } = parts
    if (!numbersBefore) return
    for (const message of await store.claimNumbers(new Date(), leaseMs, 1))
      await sendBy(message, async () => {
        const numbers = await numbersBefore(new Date(message.created_at))
        await transport.send(compose().numbers(message, numbers), letterName(message))
      })
  }

  const sendRound = async (): Promise<boolean> => {
    await sleep(Math.min(restMs, pollMs))
    try {
      await sendDigest()
      await sendNumbers()
      return (await sendDue()) === batch
    } finally {
      lastRound = new Date()
    }
  }

  const rounds = startRounds(pollMs, sendRound, (error) => log.error({ code: codeOf(error) }, 'outbox not readable'))
  return {
    /** Has what is owed sent within a moment. */
    wake: rounds.wake,
    /** When the last round of sending ended, well or not. */
    lastRound: () => lastRound,
    stop: async () => {
      await rounds.stop()
      parts.transport.close()
    },
  }
}
