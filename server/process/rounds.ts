import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Does `work` now, and then every `everyMs` or as soon as `wake` is called, one round after the other, until `stop`, which
 * waits for the last. A round that gives true is followed by the next at once; one that fails is told to `failed`.
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
 * Calls `start` once the server listens, and waits for what it started when the server closes. A server whose port is taken,
 * or a test that only injects requests, starts nothing. Returns what is running, if anything is.
 */
export const whileListening = <Rounds extends Stoppable>(app: FastifyInstance, start: () => Rounds) => {
  let rounds: Rounds | undefined
  app.addHook('onListen', async () => {
    rounds = start()
  })
  app.addHook('onClose', () => rounds?.stop())
  return () => rounds
}
