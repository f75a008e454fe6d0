/** Words in the order of their bytes, one a line. */
export const packWords = (words: readonly string[]): Buffer => Buffer.from(words.join('\n'))

/** The places of the line ends in a list of words, one a line. */
const endsOf = (list: Buffer, count: number): Uint32Array => {
  const ends = new Uint32Array(count)
  for (let word = 0, at = 0; word < count; word++) {
    const end = list.indexOf(10, at)
    ends[word] = end < 0 ? list.length : end
    at = (ends[word] ?? 0) + 1
  }
  return ends
}

/** Finds the place of a word among `count` packed ones. They stay one block of bytes: strings would take eight times as much. */
export const openWords = (list: Buffer, count: number) => {
  const ends = endsOf(list, count)
  return (word: string): number | undefined => {
    const wanted = Buffer.from(word)
    let [low, high] = [0, count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const start = middle === 0 ? 0 : (ends[middle - 1] ?? 0) + 1
      const order = list.compare(wanted, 0, wanted.length, start, ends[middle])
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}
