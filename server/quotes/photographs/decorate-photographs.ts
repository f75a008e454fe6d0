import type { FastifyInstance } from 'fastify'
import { readPushKeys } from '../../desk/notify/push-keys.ts'
import { startRounds, whileListening } from '../../process/rounds.ts'
import { errorStack } from '../../process/start-error.ts'
import { type PhotographLinks, photographLinks } from './photograph-links.ts'
import { type PhotographStore, photographStore } from './photograph-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Photographs of leads. */
    photographs: PhotographStore & {
      links: PhotographLinks
      /** The address of this site where the visitor of a lead adds photographs; undefined where the business takes none. */
      pathFor: (leadId: string, home: string) => string | undefined
    }
  }
}

const day = 24 * 60 * 60_000

/** Decorates the app with `photographs`. */
export const decoratePhotographs = async (app: FastifyInstance): Promise<void> => {
  const { build, config, storage } = app
  const links = photographLinks(storage, (await readPushKeys(config.DATA_DIR)).privateKey)
  const store = photographStore({
    storage,
    dataDir: config.DATA_DIR,
    // `publish` is registered after this plugin.
    encode: (bytes, to, longestSide) => app.publish.pictures.encode(bytes, to, longestSide),
  })
  whileListening(app, () =>
    startRounds(
      day,
      async () => {
        const removed = await store.sweep(new Date())
        if (removed > 0) app.log.info({ removed }, 'photographs without a lead removed')
      },
      (error) => app.log.error({ stack: errorStack(error) }, 'photographs not swept'),
    ),
  )
  app.decorate('photographs', {
    ...store,
    links,
    pathFor: (leadId, home) => {
      const { visitor } = build.now().content.wordsIn(home.slice(1)).photographs
      return visitor && `${home}/thanks?photos=${links.tokenOf(leadId)}`
    },
  })
}
