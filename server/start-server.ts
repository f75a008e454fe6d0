import type { Config } from './config.ts'
import { deskAddress } from './desk/accounts/invitation.ts'
import { listen } from './process/listen.ts'
import { buildServer } from './server.ts'
import { openStorage } from './storage/open.ts'

/** Opens the storage, builds the server and listens. Throws `StartError` if it cannot. */
export const startServer = async (config: Config) => {
  const storage = await openStorage({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
  const app = await buildServer({ config, storage })
  try {
    const url = await listen(app, config.PORT, config.HOST)
    const desk = deskAddress(app.build.now().content.business.siteUrl, url)
    return {
      url,
      desk,
      firstLink: () => app.desk.firstLink(desk),
      log: app.log,
      drain: app.ops.drain,
      close: () => app.close(),
    }
  } catch (error) {
    await app.close()
    throw error
  }
}
