/** Something that keeps the server from starting, as one sentence for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The code of a system error (`EADDRINUSE`, `EACCES`), if it has one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
