import { loadConfig } from '../../config.ts'
import { runDeskCommand } from '../../desk/desk-command.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { endWith } from '../../process/start-error.ts'

// Files written here are readable by this user only.
process.umask(0o077)

try {
  process.stdout.write(withCommandsHere(await runDeskCommand(process.argv.slice(2), loadConfig())))
} catch (error) {
  endWith(error, 'The desk cannot be changed')
}
