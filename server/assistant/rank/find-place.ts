/**
 * The place of something among `count` sorted ones; undefined where it is not there. `orderAt` is below zero where what
 * stands at a place comes after it, and above where it comes before.
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
