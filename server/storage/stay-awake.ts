import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

// Longer than a database on this machine, or on the next one, takes for one row.
const usualMs = 0.5

// How much the last answer counts among those before it: one slow one changes nothing, three do.
const weight = 0.25

/**
 * Does `work`, which waits for a quick answer from outside, without letting the process fall asleep meanwhile: to wake up,
 * and to find all it needs cold, takes as long as such an answer. Where answers take longer than `longestMs`, over a slow
 * line or on a busy machine, it sleeps, and so it does where the other side waits for the same processor.
 */
export const stayAwake = (longestMs = usualMs, processors = availableParallelism()) => {
  let usualAnswerMs = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    let isWaiting = processors > 1 && usualAnswerMs < longestMs
    const look = () => {
      if (isWaiting && performance.now() - start < longestMs) setImmediate(look)
    }
    if (isWaiting) setImmediate(look)
    try {
      return await work()
    } finally {
      isWaiting = false
      const answerMs = Math.min(performance.now() - start, 2 * longestMs)
      usualAnswerMs += weight * (answerMs - usualAnswerMs)
    }
  }
}
