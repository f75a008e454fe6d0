import { onTestFinished, vi } from 'vitest'

/** Stops the clock of the rate limits, so that no minute turns between a test's requests. Call before the server starts. */
export const holdMinute = (): void => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
}
