import { readSite } from '../../../content/schema/read.ts'
import { loadConfig } from '../../config.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { endWith } from '../../process/start-error.ts'
import { readLaunchCheck, runLaunchCheck } from '../launch-check/check-launch.ts'
import { realProbes } from '../launch-check/probes.ts'

try {
  const asked = readLaunchCheck(process.argv.slice(2))
  const config = loadConfig()
  const { text, isReady } = await runLaunchCheck(
    asked,
    readSite(config.CONTENT_DIR),
    config,
    realProbes(config.DATA_DIR),
  )
  process.stdout.write(withCommandsHere(text))
  process.exitCode = isReady ? 0 : 1
} catch (error) {
  endWith(error, 'The launch check failed')
}
