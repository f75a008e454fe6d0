import { setTimeout as sleep } from 'node:timers/promises'
import { startRounds } from '../process/rounds.ts'
import { codeOf } from '../process/start-error.ts'
import type { OwedMessage } from '../storage/outbox-store.ts'
import { callRound } from './call-round.ts'
import { type LetterParts, letterRound } from './letter-round.ts'
import { type OutcomeParts, outcomes } from './outcomes.ts'
import { patientRetry } from './retry.ts'
import type { CallWebhook } from './webhook.ts'

export type OutboxParts = LetterParts &
  OutcomeParts & {
    webhook?: CallWebhook | undefined
    pollMs?: number
    /** How long `stop` waits for a letter or call in progress. */
    stopMs?: number
  }

const restMs = 100

/**
 * Sends due messages now, at each `wake` and periodically, until `stop`. Letters and webhook calls run separately, so a
 * silent webhook does not delay letters.
 */
export const startOutbox = ({ webhook, pollMs = 5_000, stopMs = 5_000, ...parts }: OutboxParts) => {
  const { compose, transport, store, log, count, retry = patientRetry } = parts
  const marking = outcomes(parts)
  let lastRound = new Date()
  const onStep = () => {
    lastRound = new Date()
  }

  const calling = new AbortController()
  const call = async (owed: OwedMessage) => {
    if (!webhook) throw new Error('WEBHOOK_URL names no address')
    await webhook(owed, compose().brief(owed), calling.signal)
  }

  const start = (round: () => Promise<boolean>) =>
    startRounds(
      pollMs,
      async () => {
        await sleep(Math.min(restMs, pollMs))
        return round()
      },
      (error) => log.error({ code: codeOf(error) }, 'outbox not readable'),
    )
  const letters = start(letterRound({ ...parts, outcomes: marking, count, onStep }))
  const calls = start(callRound({ store, call, outcomes: marking, retry }))

  return {
    /** Starts a round now. */
    wake: () => {
      letters.wake()
      calls.wake()
    },
    /** When the last step of sending letters ended, whether it failed or not. */
    lastRound: () => lastRound,
    stop: async () => {
      const ending = setTimeout(() => {
        transport.close()
        calling.abort()
      }, stopMs)
      await Promise.all([letters.stop(), calls.stop()])
      clearTimeout(ending)
      transport.close()
    },
  }
}
