import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const content = process.env.CONTENT_DIR || 'content'

/** Everything that the built site is made from. */
export const buildInputs = [
  content,
  'site',
  'contract',
  'astro.config.ts',
  'package-lock.json',
  'scripts/compress.ts',
  'server/assistant',
  'server/content.ts',
]

/** One hash over the names and bytes of the input files. Times are left out: a fresh clone has new ones. */
export const fingerprint = (folder: string, inputs: string[] = buildInputs): string => {
  const hash = createHash('sha256').update(`${process.env.STAGING ?? ''}\0`)
  const paths = globSync([...inputs, ...inputs.map((input) => `${input}/**`)], { cwd: folder }).sort()
  for (const path of paths) {
    const file = resolve(folder, path)
    if (path.includes('.test.') || !statSync(file).isFile()) continue
    const bytes = readFileSync(file)
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
