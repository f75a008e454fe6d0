import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Runs `work` now, then every `everyMs` or on `wake`, one round at a time, until `stop`, which waits for the current
 * round. A round that resolves to true is repeated at once; `failed` gets the error of a failed one.
 */
export const startRounds = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let pause = new AbortController()
  let isStopping = false
  const run = async () => {
    while (!isStopping) {
      pause = new AbortController()
      const isMore = (await work().catch(failed)) === true
      if (!isMore && !isStopping)
        await sleep(everyMs, undefined, { signal: pause.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    wake: () => pause.abort(),
    stop: async () => {
      isStopping = true
      pause.abort()
      await running
    },
  }
}

type Stoppable = { stop: () => Promise<void> }

/**
 * Calls `start` when the server listens, and stops what it started when the server closes. Without listening, as in
 * tests that inject requests, it never starts. Returns a function that gives the running rounds, if any.
 */
export const whileListening = <Rounds extends Stoppable>(app: FastifyInstance, start: () => Rounds) => {
  let rounds: Rounds | undefined
  app.addHook('onListen', async () => {
    rounds = start()
  })
  app.addHook('onClose', () => rounds?.stop())
  return () => rounds
}
