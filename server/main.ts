import closeWithGrace from 'close-with-grace'
import { linkMinutes } from '../contract/desk/sign-in.ts'
import { loadConfig } from './config.ts'
import { deskAddress } from './desk/accounts/invitation.ts'
import { endWithParent } from './process/end-with-parent.ts'
import { listen } from './process/listen.ts'
import { settingWarnings } from './process/setting-warnings.ts'
import { endWith } from './process/start-error.ts'
import { buildServer } from './server.ts'
import { openStorage } from './storage/open.ts'

endWithParent()
// Leads and letters are readable by this user only.
process.umask(0o077)
try {
  const config = loadConfig()
  const drainMs = config.DRAIN_SECONDS * 1000
  const storage = await openStorage({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
  const app = await buildServer({ config, storage })
  const url = await listen(app, config.PORT, config.HOST)
  closeWithGrace({ delay: drainMs + 10_000, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ stack: err.stack }, 'closing after a failure')
    else await app.ops.drain(drainMs)
    await app.close()
  })
  for (const warning of settingWarnings(config, process.env)) console.warn(`Warning: ${warning}`)
  console.log(`The site's words and pictures: ${config.CONTENT_DIR}`)
  console.log(`Ready: ${url}`)
  const desk = deskAddress(app.build.now().content.business.siteUrl, url)
  const link = await app.desk.firstLink(desk)
  console.log(
    link
      ? `The desk, where leads are answered. Open this on your phone or computer within ${linkMinutes} minutes; it works once:\n  ${link}`
      : `The desk: ${desk}`,
  )
} catch (error) {
  endWith(error, 'The server cannot start')
}
