import { useSyncExternalStore } from 'react'

let seenAt: string | null = null
const listeners = new Set<() => void>()

/** Notes whether what is shown came over the line (null), or was kept on this device at some moment. */
export const noteSeenAt = (moment: string | null): void => {
  if (moment === seenAt) return
  seenAt = moment
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Since when what is shown has not been asked for anew, for want of a line; null where it is fresh. */
export const useSeenAt = (): string | null => useSyncExternalStore(subscribe, () => seenAt)
