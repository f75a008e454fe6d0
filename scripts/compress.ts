import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const zip = promisify(gzip)

const brotliOf = (quality: number) => (text: Buffer) =>
  brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
const zstdOf = (level: number) => (text: Buffer) =>
  zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: level } })
const gzipOf = (level: number) => (text: Buffer) => zip(text, { level })

type Compressors = Readonly<Record<'br' | 'zst' | 'gz', (text: Buffer) => Promise<Buffer>>>

/**
 * The forms of a text by file ending, at two efforts. `best` takes about 200 ms for a page of 80 KB and its Brotli is a
 * tenth smaller than that of `quick`, which takes 8 ms (one core of an EPYC, Node 24). The names stand in the cache:
 * other levels need other names.
 */
export const compressors = {
  'best-11-19-9': { br: brotliOf(11), zst: zstdOf(19), gz: gzipOf(9) },
  'quick-5-3-6': { br: brotliOf(5), zst: zstdOf(3), gz: gzipOf(6) },
} satisfies Record<string, Compressors>

export type Effort = keyof typeof compressors
