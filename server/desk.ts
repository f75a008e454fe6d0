import { ContentError } from '../content/schema/content-error.ts'
import { loadConfig } from './config.ts'
import { runDeskCommand } from './desk/command.ts'
import { StartError } from './start-error.ts'

// What is kept is nobody else's to read.
process.umask(0o077)

try {
  process.stdout.write(await runDeskCommand(process.argv.slice(2), loadConfig()))
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof ContentError
  console.error(isKnown ? error.message : `The desk cannot be changed: ${error}`)
  process.exit(1)
}
