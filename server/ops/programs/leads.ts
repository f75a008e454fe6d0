import { once } from 'node:events'
import { loadConfig } from '../../config.ts'
import { endWith } from '../../process/start-error.ts'
import { readCommand } from '../commands/read-command.ts'
import { runCommand } from '../commands/run.ts'

// A reader such as head closes early: that is no failure.
process.stdout.on('error', () => process.exit(0))

// Requests and letters are nobody else's to read.
process.umask(0o077)

try {
  for await (const text of runCommand(readCommand(process.argv.slice(2)), loadConfig())) {
    // What is not read yet waits in the database and not in memory.
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  }
} catch (error) {
  endWith(error, 'The requests cannot be read')
}
