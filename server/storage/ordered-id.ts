import { randomUUID } from 'node:crypto'
import { orderedIdOf } from '../../contract/ordered-id.ts'

/** A new id of that moment. Its chance comes from `randomUUID`, which draws for many at once. */
export const orderedId = (now: Date): string => {
  const random = randomUUID()
  return orderedIdOf(now, random.slice(15, 18) + random.slice(20, 23) + random.slice(24))
}
