import fastifyPlugin from 'fastify-plugin'
import { builtAt } from '../builds/build-folder.ts'
import { whileListening } from '../process/rounds.ts'
import { type ClockStore, clockStore } from './clock.ts'
import type { Storage } from './open.ts'
import { removal } from './removal.ts'
import { startRetention } from './retention.ts'

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage
    /** Decides whether removal by age is allowed. */
    clock: ClockStore
  }
}

/** Plugin that offers the open storage, removes old data once a day, and closes the storage last. */
export const storageRoom = fastifyPlugin<{ storage: Storage }>(async (app, { storage }) => {
  const { config, build, log } = app
  const clock = clockStore(storage, () => builtAt(build.now().id))
  app.decorate('storage', storage)
  app.decorate('clock', clock)
  app.addHook('onClose', () => storage.close())
  whileListening(app, () =>
    startRetention({
      days: config.RETENTION_DAYS,
      dataDir: config.DATA_DIR,
      store: removal(storage),
      clock,
      log,
    }),
  )
})
