const shingleWords = 3

const shinglesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$'’-]+/gu) ?? []
  const starts = words.slice(0, Math.max(0, words.length - shingleWords + 1))
  return new Set(starts.map((_, index) => words.slice(index, index + shingleWords).join(' ')))
}

/** Share of the shorter text that is in the other too, 0 to 1, by runs of three words. */
export const sharedShare = (one: string, other: string): number => {
  const [left, right] = [shinglesOf(one), shinglesOf(other)]
  const shorter = Math.min(left.size, right.size)
  return shorter === 0 ? 0 : left.intersection(right).size / shorter
}
