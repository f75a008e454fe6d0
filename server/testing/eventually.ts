import { vi } from 'vitest'

/** Waits until nothing in `check` fails. A busy machine is slow, not wrong, so there is a minute for it. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
