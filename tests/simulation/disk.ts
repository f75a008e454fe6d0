import type { Storage } from '../../server/storage/open.ts'

/** `fail`: this write throws. `die`: the process ends here, so that nothing after it happens. */
export type Trouble = 'fail' | 'die'

class Died extends Error {
  override name = 'Died'
}

/** Counts every point at which a server can fail or end, and lets it do so at the chosen one. */
export const faultPoints = () => {
  let armed: { after: number; what: Trouble } | undefined
  let every = 0
  let passed = 0
  let isDead = false
  return {
    isDead: () => isDead,
    /** Fails or ends the server at the point `after` that many. */
    arm: (after: number, what: Trouble) => {
      armed = { after, what }
    },
    /** Fails every nth point; 0 ends that. */
    failEvery: (nth: number) => {
      every = nth
    },
    die: () => {
      isDead = true
    },
    pass: () => {
      if (isDead) throw new Died('The process has ended')
      passed += 1
      if (every > 0 && passed % every === 0) throw new Error('disk full')
      if (!armed || armed.after-- > 0) return
      isDead = armed.what === 'die'
      armed = undefined
      throw isDead ? new Died('The process ends here') : new Error('disk full')
    },
  }
}

export type FaultPoints = ReturnType<typeof faultPoints>

/** The storage with a fault point before each transaction, before its commit and after it. */
export const onFaultyDisk = (storage: Storage, points: FaultPoints): Storage => ({
  ...storage,
  write: async (work) => {
    points.pass()
    const result = await storage.write(async (trx) => {
      const done = await work(trx)
      points.pass()
      return done
    })
    points.pass()
    return result
  },
})
