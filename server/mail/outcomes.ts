import type { FastifyBaseLogger } from 'fastify'
import type { LetterOutcome } from '../ops/health/metrics.ts'
import { codeOf, errorMessage } from '../process/start-error.ts'
import type { OutboxStore } from '../storage/outbox-store.ts'
import type { MessageKind, OutboxRow } from '../storage/tables.ts'
import { oneLine } from './one-line.ts'
import { PerhapsDelivered } from './perhaps-delivered.ts'
import { isGivenUp, isRefusedRecipient, patientRetry, type RetryRule, retryDelay, uncertainRetry } from './retry.ts'

export type OutcomeParts = {
  store: OutboxStore
  /** `isFile` means that letters are only written to files. */
  transport: { isFile?: boolean }
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Back-off of a message that was not delivered, and of one that may have been. */
  retry?: RetryRule | undefined
  uncertain?: RetryRule | undefined
  /** Counts attempts by outcome. */
  count?: ((kind: MessageKind, outcome: LetterOutcome) => void) | undefined
}

// The mail server's reply may contain the visitor's address: stored with the message, never logged.
const reason = (error: unknown) => oneLine(errorMessage(error), 500)

/** Attempts to send messages and stores each outcome. */
export const outcomes = (parts: OutcomeParts) => {
  const { store, transport, log, retry = patientRetry, uncertain = uncertainRetry, count } = parts
  // Sent, but not yet marked in the database: this process will not send them again.
  const delivered = new Set<string>()

  const markFailed = async (messages: readonly OutboxRow[], error: unknown, failuresInARow: number) => {
    const rule = error instanceof PerhapsDelivered ? uncertain : retry
    const chance = Math.random()
    const marked = messages.map(async ({ id, kind, attempts: before, created_at }) => {
      const attempts = before + 1
      const now = new Date()
      const isDead = isRefusedRecipient(error) || isGivenUp(rule, Math.max(attempts, failuresInARow), created_at, now)
      const dueAt = new Date(now.getTime() + retryDelay(rule, attempts, chance))
      await store.markFailed(id, { error: reason(error), attempts, dueAt, isDead })
      count?.(kind, isDead ? 'given-up' : 'failed')
      log.warn({ message: id, kind, attempts, code: codeOf(error), isDead }, 'not sent')
    })
    logFailures(await Promise.allSettled(marked))
  }

  const markSent = async (messages: readonly OutboxRow[]) => {
    const marked = messages.map(async ({ id, kind }) => {
      const state = transport.isFile && kind !== 'webhook' ? 'filed' : 'sent'
      delivered.add(id)
      await store.markSent(id, new Date(), state)
      delivered.delete(id)
      count?.(kind, state)
    })
    logFailures(await Promise.allSettled(marked))
  }

  const logFailures = (done: readonly PromiseSettledResult<unknown>[]) => {
    for (const one of done)
      if (one.status === 'rejected') log.error({ code: codeOf(one.reason) }, 'outbox not writable')
  }

  /** Sends messages together unless already sent. Returns false if it failed, after so many failures in a row of the address. */
  const attempt = async (messages: readonly OutboxRow[], way: () => Promise<void>, failuresInARow = 0) => {
    try {
      if (!messages.every(({ id }) => delivered.has(id))) await way()
    } catch (error) {
      await markFailed(messages, error, failuresInARow)
      return false
    }
    await markSent(messages)
    return true
  }

  return { attempt, hasLeft: ({ id }: OutboxRow) => delivered.has(id), logFailures }
}

export type Outcomes = ReturnType<typeof outcomes>
