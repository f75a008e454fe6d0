/**
 * Binary search for an index among `count`; undefined if missing. `orderAt` is negative if the target comes after the
 * index, positive if before.
 */
export const findPlace = (count: number, orderAt: (place: number) => number): number | undefined => {
  let [low, high] = [0, count - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = orderAt(middle)
    if (order === 0) return middle
    if (order < 0) high = middle - 1
    else low = middle + 1
  }
  return undefined
}
