import { once } from 'node:events'
import { loadConfig } from '../../config.ts'
import { endWith } from '../../process/start-error.ts'
import { readCommand } from '../commands/read-command.ts'
import { runCommand } from '../commands/run-command.ts'

// `head` closes the pipe early, which is not a failure.
process.stdout.on('error', () => process.exit(0))

// Leads and letters are readable by this user only.
process.umask(0o077)

try {
  for await (const text of runCommand(readCommand(process.argv.slice(2)), loadConfig())) {
    // Back-pressure: rows are read from the database only as fast as they are printed.
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  }
} catch (error) {
  endWith(error, 'The requests cannot be read')
}
