import { setTimeout as sleep } from 'node:timers/promises'

/** Does `work` again while it fails in a way that passes by itself, for at most `ms` by a clock that never jumps. */
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
