import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps drawn pictures in `folder` by everything that they are made from, so that a build draws only what changed, and
 * gives the file of each.
 * `parts` name all of that: what is left out may change unseen.
 */
export const cardCache =
  (folder: string) =>
  async (parts: readonly (string | Buffer)[], draw: () => Promise<Buffer>): Promise<string> => {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(`${part.length}\0`).update(part)
    const file = join(folder, `${hash.digest('hex')}.jpg`)
    if (existsSync(file)) return file

    const drawn = await draw()
    await mkdir(folder, { recursive: true })
    // Under another name first: a build that is cut short leaves no half picture behind.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, drawn)
    await rename(part, file)
    return file
  }
