import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '../../project-root.ts'

/** Words in alphabetical order, `dimensions` whole numbers for each: words of like meaning point the same way. */
export type WordTable = { words: readonly string[]; dimensions: number; numbers: Int8Array }

const headLength = 12

/** The table as bytes: three lengths, the compressed words, the numbers. */
export const packWordTable = ({ words, dimensions, numbers }: WordTable): Buffer => {
  const list = brotliCompressSync(words.join('\n'))
  const head = Buffer.alloc(headLength)
  for (const [at, length] of [words.length, dimensions, list.length].entries()) head.writeUInt32LE(length, at * 4)
  return Buffer.concat([head, list, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.length)])
}

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

/** Looks words up in a packed table. The words stay one block of bytes: as strings they would take eight times as much. */
export const openWordVectors = (bytes: Buffer) => {
  const [count, dimensions, listLength] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  const list = brotliDecompressSync(bytes.subarray(headLength, headLength + listLength))
  const ends = endsOf(list, count)
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + headLength + listLength, count * dimensions)

  const rowOf = (word: string): number | undefined => {
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

  /** The direction of a word's meaning, of length 1; undefined for a word that the table does not have. */
  const vectorOf = (word: string): Float32Array | undefined => {
    const row = rowOf(word)
    if (row === undefined) return undefined
    const vector = Float32Array.from(numbers.subarray(row * dimensions, (row + 1) * dimensions))
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  }

  return { dimensions, vectorOf }
}

export type WordVectors = ReturnType<typeof openWordVectors>

/** How alike two directions are, 1 for the same; that of `b` begins at `start`. */
export const likeness = (a: Float32Array, b: Float32Array, start = 0): number => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[start + at] ?? 0)
  return sum
}

/** For a language that has no table. */
export const noWordVectors: WordVectors = { dimensions: 0, vectorOf: () => undefined }

/** The table of English words that the assistant brings along; see docs/decisions/009. */
export const readWordVectors = (): WordVectors =>
  openWordVectors(readFileSync(join(projectRoot, 'server/assistant/language/word-vectors.bin')))
