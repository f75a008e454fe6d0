import type { FastifyBaseLogger } from 'fastify'
import type { LetterOutcome } from '../ops/health/metrics.ts'
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

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

// The mail server's reply may contain the visitor's address: stored with the message, never logged.
const reason = (error: unknown) => oneLine(error instanceof Error ? error.message : String(error), 500)

/** Attempts to send messages and stores each outcome. */
export const outcomes = (parts: OutcomeParts) => {
  const { store, transport, log, retry = patientRetry, uncertain = uncertainRetry, count } = parts
  // Sent, but not yet marked in the database: this process will not send them again.
  const delivered = new Set<string>()

  const markFailed = async (messages: readonly OutboxRow[], error: unknown) => {
    const rule = error instanceof PerhapsDelivered ? uncertain : retry
    const [now, chance] = [new Date(), Math.random()]
    const failures = messages.map(({ id, attempts: before, created_at }) => {
      const attempts = before + 1
      const isDead = isRefusedRecipient(error) || isGivenUp(rule, attempts, created_at, now)
      const dueAt = new Date(now.getTime() + retryDelay(rule, attempts, chance))
      return { id, error: reason(error), attempts, dueAt, isDead }
    })
    await store.markFailed(failures)
    for (const [index, { id, kind }] of messages.entries()) {
      const { attempts, isDead } = failures[index] ?? { isDead: false }
      count?.(kind, isDead ? 'given-up' : 'failed')
      log.warn({ message: id, kind, attempts, code: codeOf(error), isDead }, 'not sent')
    }
  }

  const markSent = async (messages: readonly OutboxRow[]) => {
    const ids = messages.map(({ id }) => id)
    const state = transport.isFile && messages[0]?.kind !== 'webhook' ? 'filed' : 'sent'
    for (const id of ids) delivered.add(id)
    await store.markSent(ids, new Date(), state)
    for (const id of ids) delivered.delete(id)
    for (const { kind } of messages) count?.(kind, state)
  }

  const logUnwritable = (error: unknown) => log.error({ code: codeOf(error) }, 'outbox not writable')

  /** Sends messages together unless already sent. */
  const attempt = async (messages: readonly OutboxRow[], way: () => Promise<void>): Promise<void> => {
    try {
      if (!messages.every(({ id }) => delivered.has(id))) await way()
    } catch (error) {
      return markFailed(messages, error).catch(logUnwritable)
    }
    await markSent(messages).catch(logUnwritable)
  }

  return { attempt, hasLeft: ({ id }: OutboxRow) => delivered.has(id), logUnwritable }
}

export type Outcomes = ReturnType<typeof outcomes>
