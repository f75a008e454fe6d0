import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { projectRoot } from '../../project-root.ts'
import { openWords, packWords } from './word-list.ts'

/** Words in alphabetical order, `dimensions` whole numbers for each: words of like meaning point the same way. */
export type WordTable = { words: readonly string[]; dimensions: number; numbers: Int8Array }

const headLength = 12

// Reading takes a window's memory once, and the C library's heap would keep that of the default, four megabytes.
const smallWindow = { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** The table as bytes: three lengths, the compressed words, the numbers. */
export const packWordTable = ({ words, dimensions, numbers }: WordTable): Buffer => {
  const list = brotliCompressSync(packWords(words), smallWindow)
  const head = Buffer.alloc(headLength)
  for (const [at, length] of [words.length, dimensions, list.length].entries()) head.writeUInt32LE(length, at * 4)
  return Buffer.concat([head, list, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.length)])
}

/** Looks words up in a packed table. */
export const openWordVectors = (bytes: Buffer) => {
  const [count, dimensions, listLength] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  const list = brotliDecompressSync(bytes.subarray(headLength, headLength + listLength))
  const rowOf = openWords(list, count)
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + headLength + listLength, count * dimensions)

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
