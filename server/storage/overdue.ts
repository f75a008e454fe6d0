type Wait = { until: number; giveUp: () => void }

/**
 * Gives up what takes too long. One timer looks after all of it: one for each short question, set and cleared, would take
 * a fiftieth of it, and what was asked would outlive the sweeps of the young heap.
 */
export const overdue = () => {
  const waits = new Set<Wait>()
  let timer: NodeJS.Timeout | undefined

  const watch = () => {
    const [first] = waits
    if (first) timer = setTimeout(look, Math.max(0, first.until - performance.now())).unref()
  }

  const look = () => {
    timer = undefined
    const now = performance.now()
    for (const wait of waits) {
      if (wait.until > now) continue
      waits.delete(wait)
      wait.giveUp()
    }
    watch()
  }

  return {
    /** Calls `giveUp` in `ms` milliseconds, which are the same for all, unless the wait is over by then. */
    begin: (ms: number, giveUp: () => void): Wait => {
      const wait = { until: performance.now() + ms, giveUp }
      waits.add(wait)
      if (!timer) watch()
      return wait
    },
    end: (wait: Wait) => waits.delete(wait),
  }
}
