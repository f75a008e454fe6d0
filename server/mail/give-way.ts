import { setTimeout as sleep } from 'node:timers/promises'

const quietMs = 100
const longestMs = 500

/**
 * Lets visitors go first: letters have time, people have not. `arrived` is told of each request; `pause` waits until
 * none came for a moment, but not for long, so that letters leave while requests keep coming.
 */
export const giveWay = () => {
  let last = Number.NEGATIVE_INFINITY
  return {
    arrived: () => {
      last = performance.now()
    },
    pause: async (): Promise<void> => {
      const end = performance.now() + longestMs
      while (performance.now() < Math.min(last + quietMs, end)) await sleep(20)
    },
  }
}
