import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// In a container without /proc nobody can tell: nothing is ever worth giving back then.
const residentBytes = (): number => {
  try {
    return process.memoryUsage.rss()
  } catch {
    return 0
  }
}

// When memory was last given back.
let kept = residentBytes()

/**
 * Gives back the memory of all that a start or a busy time needed. Left alone, V8 keeps it for as long as there is room:
 * 20 MiB after a start, 10 after a flood of requests. Nothing else is done meanwhile, for 60 ms.
 */
export const giveBackMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  kept = residentBytes()
}

const everyMs = 5000
// What the timers of a server take that nobody asks for anything.
const idleShare = 0.02
const worthBytes = 6 * 2 ** 20

/** Gives memory back when a busy time is over: so seldom, and when so little is asked for, that hardly anybody waits. */
export const giveBackWhenIdle = (giveBack = giveBackMemory, every = everyMs) => {
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization <= idleShare && residentBytes() - kept >= worthBytes) giveBack()
  }
  const timer = setInterval(look, every).unref()
  return { stop: () => clearInterval(timer) }
}
