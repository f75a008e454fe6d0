import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { packWordTable } from '../../../server/assistant/language/word-vectors.ts'
import { principalAxes } from './principal-axes.ts'

// node --max-old-space-size=6000 bench/assistant/word-vectors/distil.ts VECTORS.json WORDS.txt TABLE.bin

const mostWords = 32_768
const dimensions = 56
const loudest = 127

const source = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })

const [vectorsFile = '', wordsFile = '', tableFile = ''] = process.argv.slice(2)
const common = new Set(readFileSync(wordsFile, 'utf8').split(/\s+/))
const { words: byFrequency, vectors } = source.parse(JSON.parse(readFileSync(vectorsFile, 'utf8')))

// A list of words without names keeps out people and places, which are half of the frequent words of the news.
const words = byFrequency
  .filter((word) => common.has(word))
  .slice(0, mostWords)
  .sort()
const rows = words.map((word) => Float64Array.from(vectors[word] ?? []).subarray(0, 100))
const size = rows[0]?.length ?? 0
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
const numbers = new Int8Array(words.length * dimensions)
for (const [at, row] of centered.entries()) {
  const turned = axes.map((axis) => axis.reduce((sum, value, to) => sum + value * (row[to] ?? 0), 0))
  const scale = loudest / Math.max(...turned.map(Math.abs))
  numbers.set(
    turned.map((value) => Math.round(value * scale)),
    at * dimensions,
  )
}
writeFileSync(tableFile, packWordTable({ words, dimensions, numbers }))
