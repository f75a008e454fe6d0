import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '../../process/project-root.ts'
import { openWords } from './packed-index.ts'

const headLength = 12

/**
 * Embeddings of English words, distilled from a sentence encoder: words of similar meaning point in the same direction.
 */
const openWordMeaning = (bytes: Buffer) => {
  const [count, dimensions, listLength] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  const rowOf = openWords(brotliDecompressSync(bytes.subarray(headLength, headLength + listLength)), count)
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + headLength + listLength, count * dimensions)

  /** Mean embedding of the words, of unit length; empty if none is known. */
  const of = (words: readonly string[]): number[] => {
    const sum = new Array<number>(dimensions).fill(0)
    for (const word of words) {
      const row = rowOf(word)
      if (row === undefined) continue
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (numbers[row * dimensions + at] ?? 0)
    }
    const length = Math.hypot(...sum)
    return length === 0 ? [] : sum.map((value) => value / length)
  }
  return { of }
}

export type WordMeaning = ReturnType<typeof openWordMeaning>

let table: WordMeaning | undefined

/** The embeddings that ship with the assistant, read once; see docs/decisions/009. */
export const readWordMeaning = (): WordMeaning => {
  table ??= openWordMeaning(readFileSync(join(projectRoot, 'server/assistant/rank/word-meaning.bin')))
  return table
}
