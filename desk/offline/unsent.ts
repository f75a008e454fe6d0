import { useSyncExternalStore } from 'react'
import { type UnsentChange, unsentChanges } from './unsent-changes.ts'

/** The changes that wait on this device. */
export const unsent = unsentChanges(localStorage)

export const useUnsent = (): readonly UnsentChange[] => useSyncExternalStore(unsent.subscribe, unsent.list)
