import { randomUUID } from 'node:crypto'

/**
 * A UUID of version 7: it begins with its moment, so that new rows stand together at the end of every index. Where each
 * falls anywhere, a large database reads and writes a page of its own for each.
 */
export const orderedId = (now: Date): string => {
  const moment = now.getTime().toString(16).padStart(12, '0')
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${randomUUID().slice(15)}`
}
