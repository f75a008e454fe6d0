export type RetryRule = { firstMs: number; longestMs: number; giveUpMs: number; leastTries: number }

const minute = 60_000
const hour = 60 * minute

/**
 * Retries after half a minute, doubling to once an hour, for five days and at least 20 attempts, so a jumping clock
 * cannot use up the five days at once.
 */
export const patientRetry: RetryRule = { firstMs: minute / 2, longestMs: hour, giveUpMs: 5 * 24 * hour, leastTries: 20 }

/**
 * For a message that may have been delivered: retries after six hours, then daily, so a mail server that never confirms
 * delivers at most eight copies in five days.
 */
export const uncertainRetry: RetryRule = {
  firstMs: 6 * hour,
  longestMs: 24 * hour,
  giveUpMs: 5 * 24 * hour,
  leastTries: 5,
}

/** True if a message created at `createdAt` is dead after this many failed attempts. */
export const isGivenUp = (rule: RetryRule, attempts: number, createdAt: string, now: Date): boolean =>
  attempts >= rule.leastTries && now.getTime() - Date.parse(createdAt) > rule.giveUpMs

/** True if the mail server permanently rejects the recipient: a 5xx reply to `RCPT TO`. */
export const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/** Milliseconds to wait after this many attempts; `chance` (0 to 1) adds jitter. */
export const retryDelay = ({ firstMs, longestMs }: RetryRule, attempts: number, chance: number): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs) * (0.75 + chance / 2)
