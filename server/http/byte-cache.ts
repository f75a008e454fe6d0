type Kept<Value> = { value: Value; bytes: number; usedAt: number }

/** Keeps values up to a sum of bytes; what was used longest ago goes first. A value larger than all room is not kept. */
export const byteCache = <Value>(room: number) => {
  const kept = new Map<string, Kept<Value>>()
  let total = 0
  let uses = 0

  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  const longestUnused = (): string => {
    let found = { key: '', usedAt: Number.POSITIVE_INFINITY }
    for (const [key, { usedAt }] of kept) if (usedAt < found.usedAt) found = { key, usedAt }
    return found.key
  }

  return {
    get: (key: string): Value | undefined => {
      const found = kept.get(key)
      if (!found) return undefined
      // A number, and no new place in the map: each would leave 150 bytes that only a sweep of the whole heap finds.
      found.usedAt = ++uses
      return found.value
    },
    set: (key: string, value: Value, bytes: number) => {
      drop(key)
      if (bytes > room) return
      kept.set(key, { value, bytes, usedAt: ++uses })
      total += bytes
      while (total > room) drop(longestUnused())
    },
    clear: () => {
      kept.clear()
      total = 0
    },
    bytes: () => total,
  }
}
