import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

// Longer than a database on this machine, or on the next one, takes for one row.
const usualMs = 0.5

/**
 * Does `work`, which waits for a quick answer from outside, without letting the process fall asleep meanwhile: to wake up,
 * and to find all it needs cold, takes as long as such an answer. Where the last one took longer it sleeps, and so it does
 * where the other side would have to wait for the same processor.
 */
export const stayAwake = (longestMs = usualMs, processors = availableParallelism()) => {
  let isQuick = processors > 1
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const isOver = () => performance.now() - start > longestMs
    let isWaiting = true
    const look = () => {
      if (isWaiting && !isOver()) setImmediate(look)
    }
    if (isQuick) setImmediate(look)
    try {
      return await work()
    } finally {
      isWaiting = false
      isQuick = processors > 1 && !isOver()
    }
  }
}
