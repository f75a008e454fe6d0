import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { projectRoot } from '../../project-root.ts'
import { openWords, packWords } from './word-list.ts'

/** Words in alphabetical order, `dimensions` whole numbers for each: words of like meaning point the same way. */
export type WordTable = { words: readonly string[]; dimensions: number; numbers: Int8Array }

/** Stands for the row of a word that the table does not have. */
export const noRow = -1

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
  /** Where a word stands; undefined for one that the table does not have. */
  const rowOf = openWords(list, count)
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + headLength + listLength, count * dimensions)

  const numbersOf = (row: number) => numbers.subarray(row * dimensions, (row + 1) * dimensions)
  const lengthOf = (row: number) => Math.hypot(...numbersOf(row)) || 1

  /** Tells how alike in meaning a word is to those in `rows`, in their order: 1 for the same, 0 without a row. */
  const likenessTo = (rows: ArrayLike<number>) => {
    const lengths = Float32Array.from(rows, (row) => (row === noRow ? 1 : lengthOf(row)))
    return (row: number): Float32Array => {
      const own = numbersOf(row)
      const length = lengthOf(row)
      return lengths.map((other, at) => {
        const to = rows[at] ?? noRow
        if (to === noRow) return 0
        const start = to * dimensions
        let sum = 0
        for (let part = 0; part < dimensions; part++) sum += (own[part] ?? 0) * (numbers[start + part] ?? 0)
        return sum / length / other
      })
    }
  }

  return { rowOf, likenessTo }
}

export type WordVectors = ReturnType<typeof openWordVectors>

/** For a language that has no table. */
export const noWordVectors: WordVectors = {
  rowOf: () => undefined,
  likenessTo: (rows) => () => new Float32Array(rows.length),
}

/** The table of English words that the assistant brings along; see docs/decisions/009. */
export const readWordVectors = (): WordVectors =>
  openWordVectors(readFileSync(join(projectRoot, 'server/assistant/language/word-vectors.bin')))
