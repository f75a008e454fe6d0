import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Cache of drawn pictures in `folder`. Returns the picture's file. `parts` must contain everything that determines the
 * picture.
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
    // Renamed when complete, so an interrupted build leaves no half picture.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, drawn)
    await rename(part, file)
    return file
  }
