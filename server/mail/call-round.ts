import type { OutboxStore, OwedMessage } from '../storage/outbox-store.ts'
import type { Outcomes } from './outcomes.ts'
import { type RetryRule, retryDelay } from './retry.ts'

const leaseMs = 60_000
const batch = 5

type Parts = {
  store: Pick<OutboxStore, 'claimCalls'>
  call: (owed: OwedMessage) => Promise<void>
  outcomes: Pick<Outcomes, 'attempt'>
  retry: RetryRule
}

/**
 * One round of webhook calls. After a failure it makes single calls with exponential back-off, measured by the
 * monotonic clock, until one succeeds. Returns true if more may be due.
 */
export const callRound = ({ store, call, outcomes, retry }: Parts) => {
  let failuresInARow = 0
  let quietUntil = 0
  return async (): Promise<boolean> => {
    if (performance.now() < quietUntil) return false
    const limit = failuresInARow > 0 ? 1 : batch
    const owed = await store.claimCalls(new Date(), leaseMs, limit)
    const got = await Promise.all(
      owed.map((one) => outcomes.attempt([one.message], () => call(one), failuresInARow + 1)),
    )
    if (got.includes(false)) {
      failuresInARow += 1
      quietUntil = performance.now() + retryDelay(retry, failuresInARow, Math.random())
      return false
    }
    if (owed.length > 0) failuresInARow = 0
    return owed.length === limit
  }
}
