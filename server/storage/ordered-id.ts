import { randomUUID } from 'node:crypto'
import { orderedIdOf } from '../../contract/uuid.ts'

/** A version 7 UUID for this time. Uses `randomUUID` for the random part, because Node draws it in batches. */
export const orderedId = (now: Date): string => {
  const random = randomUUID()
  return orderedIdOf(now, random.slice(15, 18) + random.slice(20, 23) + random.slice(24))
}
