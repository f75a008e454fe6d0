import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from './start-error.ts'

/** Parses command-line arguments. Throws `StartError` with `usage` if they are invalid. */
export const readArguments = <const Known extends ParseArgsConfig>(known: Known, usage: string) => {
  try {
    return parseArgs(known)
  } catch {
    throw notUnderstood(usage)
  }
}

export const notUnderstood = (usage: string): StartError =>
  new StartError(`This is not understood. What there is:\n${usage}`)
