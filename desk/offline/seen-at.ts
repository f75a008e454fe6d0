import { sharedValue } from '../shared-value.ts'

const seenAt = sharedValue<string | null>(null)

/** Sets when the shown data was cached; null for fresh data. */
export const noteSeenAt = seenAt.set

/** When the shown data was cached, while offline; null for fresh data. */
export const useSeenAt = seenAt.use
