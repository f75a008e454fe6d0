import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Best compression per format. Brotli 11 takes about 200 ms for a page of 80 KB. */
const forms = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gz: (text: Buffer) => zip(text, { level: 9 }),
} as const
const endings = ['br', 'gz'] as const

// Renamed when complete, so an interrupted build leaves no half file.
const keep = (file: string, bytes: Buffer) => {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, bytes)
  renameSync(part, file)
}

const formOf = async (text: Buffer, ending: (typeof endings)[number], file: string): Promise<Buffer> => {
  try {
    return readFileSync(file)
  } catch {
    const bytes = await forms[ending](text)
    keep(file, bytes)
    return bytes
  }
}

/**
 * Writes `.br` and `.gz` copies beside the site's text files if they are smaller. Uses `cacheDir`, keyed by content,
 * and removes entries that this build did not use.
 */
export const precompress = async ({ siteDir, cacheDir }: { siteDir: string; cacheDir: string }): Promise<void> => {
  const used = new Set<string>()
  mkdirSync(cacheDir, { recursive: true })

  const precompressOne = async (path: string) => {
    const text = readFileSync(join(siteDir, path))
    const key = createHash('sha256').update(text).digest('hex')
    for (const ending of endings) {
      const name = `${key}.${ending}`
      used.add(name)
      const bytes = await formOf(text, ending, join(cacheDir, name))
      if (bytes.length < text.length) writeFileSync(join(siteDir, `${path}.${ending}`), bytes)
    }
  }

  const queue = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => texts.test(path))
    .values()
  const work = async () => {
    for (const path of queue) await precompressOne(path)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const name of readdirSync(cacheDir))
    if (!used.has(name)) rmSync(join(cacheDir, name), { force: true, recursive: true })
}
