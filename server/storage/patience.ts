import { setTimeout as sleep } from 'node:timers/promises'

const longestPause = 100

/** Does `work` again while it fails in a way that `passes`, for at most `patienceMs` by a clock that never jumps. */
export const retryPassing = async <Result>(
  work: () => Promise<Result>,
  passes: (error: unknown) => boolean,
  patienceMs: number,
): Promise<Result> => {
  const end = performance.now() + patienceMs
  for (let pause = 5; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!passes(error) || performance.now() + pause > end) throw error
      await sleep(pause)
    }
  }
}
