import { vi } from 'vitest'

/** Retries `check` until it does not throw, for up to three minutes, because a busy machine is slow. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 180_000, interval: 20 })
