import { findPlace } from './find-place.ts'

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
    return findPlace(count, (place) => {
      const start = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1
      return -list.compare(wanted, 0, wanted.length, start, ends[place])
    })
  }
}
