import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const quietMs = 100
const longestMs = 500

// With a turn every half second 50 letters leave in a second and more, where the limit for all senders together lets 40
// become due. On a machine that is too slow for that, visitors still come first.
const roundsATurn = 6
const usualTurnMs = 40

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

const busyMs = () => performance.eventLoopUtilization().active

/**
 * Sends letters round by round, until a round says that there is no more, or the turn is over: after some rounds, or once
 * this process was busy for `turnMs` milliseconds, in which waiting for a mail server does not count. Whether there is more.
 */
export const takeTurn = async (sendRound: () => Promise<boolean>, turnMs = usualTurnMs): Promise<boolean> => {
  const end = busyMs() + turnMs
  let isMore = await sendRound()
  for (let round = 1; isMore && round < roundsATurn && busyMs() < end; round += 1) isMore = await sendRound()
  return isMore
}
