import { setImmediate as nextTurn } from 'node:timers/promises'
import { PerhapsDelivered } from '../../server/mail/perhaps-delivered.ts'
import type { Storage } from '../../server/storage/open.ts'

/** `fail`: a step throws. `die`: the process ends at it, so that nothing happens after it. */
export type Trouble = { after: number; what: 'fail' | 'die' }

/** Steps at which a server process fails or ends; `next` and `failEvery` choose them. */
export const faultPoints = () => {
  let passed = 0
  const points = {
    isDead: false,
    failEvery: 0,
    next: undefined as Trouble | undefined,
    pass: () => {
      if (points.isDead) throw new Error('The process has ended')
      passed += 1
      if (points.failEvery > 0 && passed % points.failEvery === 0) throw new Error('disk full')
      if (!points.next || points.next.after-- > 0) return
      points.isDead = points.next.what === 'die'
      points.next = undefined
      throw new Error('disk full, or the process has ended')
    },
  }
  return points
}
export type FaultPoints = ReturnType<typeof faultPoints>

/** The storage with a fault point before each transaction, before its commit and after it. */
export const onFaultyDisk = (storage: Storage, { pass }: FaultPoints): Storage => ({
  ...storage,
  write: async (work) => {
    pass()
    const result = await storage.write(async (trx) => {
      const done = await work(trx)
      pass()
      return done
    })
    pass()
    return result
  },
})

/** `cut`: the receiver has the message, and the connection breaks before it says so. */
export const moods = ['take', 'fail', 'cut'] as const

/** The mail server, the webhook's receiver and the push service. */
export const outside = () => {
  const count = (map: Map<string, number>, id: string) => void map.set(id, (map.get(id) ?? 0) + 1)
  const away = {
    mood: 'take' as (typeof moods)[number],
    /** How often each message arrived. */
    received: new Map<string, number>(),
    /** How many more copies may arrive, because the sender does not know that the message arrived. */
    cuts: new Map<string, number>(),
    receive: async (id: string, { pass }: FaultPoints) => {
      pass()
      const { mood } = away
      // Lets another sender act in between.
      await nextTurn()
      if (mood === 'fail') throw new Error('421 try again later')
      pass()
      count(away.received, id)
      if (mood === 'take') return
      count(away.cuts, id)
      throw new PerhapsDelivered('The connection broke')
    },
    forgotten: (id: string) => away.received.has(id) && count(away.cuts, id),
  }
  return away
}
export type Outside = ReturnType<typeof outside>
