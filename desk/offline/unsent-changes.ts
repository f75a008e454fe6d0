import { z } from 'zod'
import { changeRequestSchema } from '../../contract/desk/lead.ts'

/** A change that waits on this device for the line to come back, and whose lead it is. */
const unsentChangeSchema = z.object({ leadId: z.string(), leadName: z.string(), request: changeRequestSchema })
export type UnsentChange = z.infer<typeof unsentChangeSchema>

const name = 'desk-unsent'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The changes that wait, oldest first: kept in the browser, so that they outlive a closed page. */
export const unsentChanges = (kept: Kept) => {
  const listeners = new Set<() => void>()

  const read = (): readonly UnsentChange[] => {
    try {
      return z.array(unsentChangeSchema).parse(JSON.parse(kept.getItem(name) ?? '[]'))
    } catch {
      return []
    }
  }
  let list = read()

  const write = (next: readonly UnsentChange[]) => {
    list = next
    if (next.length === 0) kept.removeItem(name)
    else kept.setItem(name, JSON.stringify(next))
    for (const listener of listeners) listener()
  }

  return {
    list: () => list,
    /** Of a lead: how many changes its version will have grown by once they are sent. */
    of: (leadId: string) => list.filter((one) => one.leadId === leadId),
    add: (change: UnsentChange) => write([...list, change]),
    /** Takes out one by the id of its change. True when it was there. */
    remove: (id: string): boolean => {
      const rest = list.filter(({ request }) => request.id !== id)
      if (rest.length === list.length) return false
      write(rest)
      return true
    },
    clear: () => write([]),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
