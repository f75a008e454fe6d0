/** Delays after failed attempts; the last one repeats. */
export const RETRY_DELAYS_MS = [15_000, 30_000, 60_000, 120_000, 300_000] as const

// Jitter, because many visitors may come back online at once.
const withJitter = (delay: number) => delay * (0.8 + Math.random() * 0.4)

/**
 * Runs `attempt` when the connection may be back: on `online`, when the page becomes visible, and with back-off while
 * it resolves to true.
 */
export const whenOnline = (attempt: () => Promise<boolean>) => {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isTrying = false

  const soon = () => {
    const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0
    timer ??= setTimeout(run, withJitter(delay))
  }

  const run = async () => {
    clearTimeout(timer)
    timer = undefined
    if (isTrying || stopping.signal.aborted) return
    isTrying = true
    const again = await attempt()
    isTrying = false
    failures = again ? failures + 1 : 0
    if (again && !stopping.signal.aborted) soon()
  }

  const runFresh = () => {
    failures = 0
    void run()
  }
  const { signal } = stopping
  addEventListener('online', runFresh, { signal })
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && runFresh(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && runFresh(), { signal })

  return {
    now: runFresh,
    soon,
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
