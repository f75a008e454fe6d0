import { createHash } from 'node:crypto'

/** A strong entity tag over everything that makes an answer what it is. */
export const entityTag = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` header names this tag. It is compared weakly, as RFC 9110, 13.1.2 asks. */
export const namesTag = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false
  // What browsers send, told without taking the header apart.
  if (header === tag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
