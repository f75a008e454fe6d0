import { ContentError } from '../../content/schema/content-error.ts'

/** Something that keeps the server from starting, as one sentence for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The code of a system error (`EADDRINUSE`, `EACCES`), if it has one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Ends this process with a sentence for whoever started it: that of the error, or after `what` the reason nobody foresaw. */
export const endWith = (error: unknown, what: string): never => {
  const isKnown = error instanceof StartError || error instanceof ContentError
  console.error(isKnown ? error.message : `${what}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
