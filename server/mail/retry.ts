export type RetryRule = { firstMs: number; longestMs: number; giveUpMs: number; leastTries: number }

const minute = 60_000
const hour = 60 * minute

/**
 * Tries again after half a minute, then ever more rarely, once an hour at last, for five days. A clock that jumps does
 * not make five days of one try.
 */
export const patientRetry: RetryRule = { firstMs: minute / 2, longestMs: hour, giveUpMs: 5 * 24 * hour, leastTries: 20 }

/**
 * For a message that may have been delivered: the next try comes after six hours and then once a day, so that a mail server
 * that never confirms delivers at most eight copies in five days.
 */
export const uncertainRetry: RetryRule = {
  firstMs: 6 * hour,
  longestMs: 24 * hour,
  giveUpMs: 5 * 24 * hour,
  leastTries: 5,
}

/** Whether a message that was made at `createdAt` is given up after its `attempts`-th failure. */
export const isGivenUp = (rule: RetryRule, attempts: number, createdAt: string, now: Date): boolean =>
  attempts >= rule.leastTries && now.getTime() - Date.parse(createdAt) > rule.giveUpMs

/** Whether the mail server said for good that it does not take letters for this address: a 5xx at `RCPT TO`. */
export const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/** How long to wait after the `attempts`-th failure; `chance` (0 to 1) spreads the tries of many letters. */
export const retryDelay = ({ firstMs, longestMs }: RetryRule, attempts: number, chance: number): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs) * (0.75 + chance / 2)
