/** Keeps values up to a sum of bytes; what was used longest ago goes first. A value larger than all room is not kept. */
export const byteCache = <Value>(room: number) => {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get: (key: string): Value | undefined => {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set: (key: string, value: Value, bytes: number) => {
      drop(key)
      if (bytes > room) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= room) return
        drop(oldest)
      }
    },
    clear: () => {
      kept.clear()
      total = 0
    },
    bytes: () => total,
  }
}
