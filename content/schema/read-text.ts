import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from './content-error.ts'

const saveAsUtf8 = 'open it in your editor and save it as UTF-8'

export const missingFile = (path: string) => new ContentError({ path, what: 'this file is missing: put it back' })

/** Text of a content file. Requires UTF-8; strips a byte order mark. */
export const readText = (root: string, path: string): string => {
  const file = join(root, path)
  if (!existsSync(file)) throw missingFile(path)
  const bytes = readFileSync(file)
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new ContentError({ path, line: 1, what: `the file is written in UTF-16: ${saveAsUtf8}` })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const good = bytes.toString('utf8').split('\uFFFD')[0] ?? ''
    const line = good.split('\n').length
    throw new ContentError({ path, line, what: `the file is not written in UTF-8: ${saveAsUtf8}` })
  }
}

/** Number of the first line of a content file that contains `what`; 1 if none does. */
export const lineWith = (root: string, path: string, what: string): number =>
  Math.max(
    0,
    readText(root, path)
      .split('\n')
      .findIndex((line) => line.includes(what)),
  ) + 1
