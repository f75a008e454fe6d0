import { findPlace } from './find-place.ts'

/** Offsets of the line ends in a list of words, one per line. */
const endsOf = (list: Buffer, count: number): Uint32Array => {
  const ends = new Uint32Array(count)
  for (let word = 0, at = 0; word < count; word++) {
    const end = list.indexOf(10, at)
    ends[word] = end < 0 ? list.length : end
    at = (ends[word] ?? 0) + 1
  }
  return ends
}

/** Finds a word's index in a packed list. As strings the words would need eight times the memory. */
export const openWords = (list: Buffer, count: number) => {
  const ends = endsOf(list, count)
  return (word: string): number | undefined => {
    const wanted = Buffer.from(word)
    return findPlace(count, (place) => {
      const start = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1
      return -list.compare(wanted, 0, wanted.length, start, ends[place])
    })
  }
}
