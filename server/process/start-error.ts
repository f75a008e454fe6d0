import { ContentError } from '../../content/schema/content-error.ts'
import { withCommandsHere } from './installed-package.ts'

/** A reason why the server cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Code of a system error (`EADDRINUSE`, `EACCES`), if any. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The same for the log, which never holds an error's message: it may contain what a visitor wrote. */
export const codeOf = (error: unknown): string => errorCode(error) ?? 'unknown'

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const errorStack = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined)

/** Prints the error, prefixed with `what` if unexpected, and exits with code 1. */
export const endWith = (error: unknown, what: string): never => {
  const isKnown = error instanceof StartError || error instanceof ContentError
  console.error(withCommandsHere(isKnown ? error.message : `${what}: ${errorMessage(error)}`))
  process.exit(1)
}
