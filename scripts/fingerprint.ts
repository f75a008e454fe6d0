import { createHash } from 'node:crypto'
import { hashFiles } from '../server/built/hash-files.ts'

const content = process.env.CONTENT_DIR || 'content'

/** Everything that the built site is made from. */
export const buildInputs = [
  content,
  'site',
  'contract',
  'pricing',
  'astro.config.ts',
  'package-lock.json',
  'scripts/compress.ts',
  'server/assistant',
  'server/content.ts',
]

/** One hash over all that the site is built from, and over whether it is only tried out. */
export const fingerprint = (folder: string, inputs: readonly string[] = buildInputs): string => {
  const hash = createHash('sha256').update(`${process.env.STAGING ?? ''}\0`)
  hashFiles(hash, folder, inputs)
  return hash.digest('hex')
}
