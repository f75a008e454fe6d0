import { hash, randomBytes } from 'node:crypto'

/** A random secret of 43 characters for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only this hash is stored, so a copy of the database does not let anybody in. */
export const hashOf = (secret: string): string => hash('sha256', secret)
