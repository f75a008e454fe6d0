import closeWithGrace from 'close-with-grace'
import { linkMinutes } from '../contract/desk/sign-in.ts'
import { loadConfig } from './config.ts'
import { endWithParent } from './process/end-with-parent.ts'
import { settingWarnings } from './process/setting-warnings.ts'
import { endWith } from './process/start-error.ts'
import { startServer } from './start-server.ts'

endWithParent()
// Leads and letters are readable by this user only.
process.umask(0o077)
try {
  const config = loadConfig()
  const drainMs = config.DRAIN_SECONDS * 1000
  const server = await startServer(config)
  closeWithGrace({ delay: drainMs + 10_000, logger: false }, async ({ err }) => {
    if (err) server.log.fatal({ stack: err.stack }, 'closing after a failure')
    else await server.drain(drainMs)
    await server.close()
  })
  for (const warning of settingWarnings(config, process.env)) console.warn(`Warning: ${warning}`)
  console.log(`The site's words and pictures: ${config.CONTENT_DIR}`)
  console.log(`Ready: ${server.url}`)
  const link = await server.firstLink()
  console.log(
    link
      ? `The desk, where leads are answered. Open this on your phone or computer within ${linkMinutes} minutes; it works once:\n  ${link}`
      : `The desk: ${server.desk}`,
  )
} catch (error) {
  endWith(error, 'The server cannot start')
}
