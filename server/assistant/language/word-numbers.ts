/**
 * A number that stands for a text (FNV-1a, 32 bits). Of a hundred thousand texts one or two share theirs with another; they
 * take eight times as much memory.
 */
export const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Finds the place of a number among sorted ones. */
export const openNumbers =
  (sorted: Uint32Array) =>
  (wanted: number): number | undefined => {
    let [low, high] = [0, sorted.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = sorted[middle] ?? 0
      if (found === wanted) return middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
