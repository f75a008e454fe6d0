import { hash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess: 43 characters for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: whoever reads the database cannot come in with it. */
export const hashOf = (secret: string): string => hash('sha256', secret)
