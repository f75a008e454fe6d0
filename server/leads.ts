import { ContentError } from '../content/schema/content-error.ts'
import { readCommand } from './commands/command.ts'
import { runCommand } from './commands/run.ts'
import { loadConfig } from './config.ts'
import { StartError } from './start-error.ts'

// A reader such as head closes early: that is no failure.
process.stdout.on('error', () => process.exit(0))

try {
  for await (const text of runCommand(readCommand(process.argv.slice(2)), loadConfig())) process.stdout.write(text)
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof ContentError
  console.error(isKnown ? error.message : `The requests cannot be read: ${error}`)
  process.exit(1)
}
