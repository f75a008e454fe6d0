import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const quietMs = 100
const longestMs = 500

// Who comes by the hundred a second keeps this process busy; what the limits let through, twenty, does not.
const crowdedFrom = 0.25
const longestInCrowdMs = 1000

// With a turn every half second 50 letters leave in a second and more, where the limit for all senders together lets 40
// become due. On a machine that is too slow for that, visitors still come first.
const roundsATurn = 6
const usualTurnMs = 40

/**
 * Lets visitors go first: letters have time, people have not. `arrived` is told of each request; `pause` waits until
 * none came for a moment, but not for long, so that letters leave while requests keep coming. It tells how many rounds
 * may be sent now: all of a turn, or only one where those who come keep this process busy.
 */
export const giveWay = () => {
  let last = Number.NEGATIVE_INFINITY
  const waitUntil = async (end: number) => {
    while (performance.now() < Math.min(last + quietMs, end)) await sleep(20)
    return performance.now() < end
  }
  return {
    arrived: () => {
      last = performance.now()
    },
    pause: async (): Promise<number> => {
      const start = performance.now()
      const before = performance.eventLoopUtilization()
      if (await waitUntil(start + longestMs)) return roundsATurn
      if (performance.eventLoopUtilization(before).utilization < crowdedFrom) return roundsATurn
      return (await waitUntil(start + longestInCrowdMs)) ? roundsATurn : 1
    },
  }
}

const busyMs = () => performance.eventLoopUtilization().active

/**
 * Sends letters round by round, until a round says that there is no more, or the turn is over: after `rounds`, or once
 * this process was busy for `turnMs` milliseconds, in which waiting for a mail server does not count. Whether there is more.
 */
export const takeTurn = async (
  sendRound: () => Promise<boolean>,
  rounds = roundsATurn,
  turnMs = usualTurnMs,
): Promise<boolean> => {
  const end = busyMs() + turnMs
  let isMore = await sendRound()
  for (let round = 1; isMore && round < rounds && busyMs() < end; round += 1) isMore = await sendRound()
  return isMore
}
