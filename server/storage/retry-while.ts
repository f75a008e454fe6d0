import { setTimeout as sleep } from 'node:timers/promises'

/** Retries `work` while its error is temporary, for at most `ms` of the monotonic clock. */
export const retryWhile = async <Result>(
  isTemporary: (error: unknown) => boolean,
  ms: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const end = performance.now() + ms
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error) || performance.now() + pause > end) throw error
      await sleep(pause)
    }
  }
}
