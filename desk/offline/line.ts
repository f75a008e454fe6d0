import { useSyncExternalStore } from 'react'

let seenAt: string | null = null
const listeners = new Set<() => void>()

/** Sets when the shown data was cached; null for fresh data. */
export const noteSeenAt = (moment: string | null): void => {
  if (moment === seenAt) return
  seenAt = moment
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** When the shown data was cached, while offline; null for fresh data. */
export const useSeenAt = (): string | null => useSyncExternalStore(subscribe, () => seenAt)
