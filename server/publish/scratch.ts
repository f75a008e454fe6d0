import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'site-publish-'
/** A build takes minutes at most: a folder that is untouched for so long was left by a server that was killed. */
const abandonedAfterMs = 60 * 60_000

/** Runs `work` with a temporary folder, which is deleted afterwards. */
export const inScratch = async <Result>(work: (folder: string) => Promise<Result> | Result): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Deletes the folders that killed servers left. They may hold photographs with the place where they were taken. */
export const removeAbandonedScratch = (): void => {
  // A bare machine has no temporary folder.
  const names = existsSync(tmpdir()) ? readdirSync(tmpdir()) : []
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > abandonedAfterMs) rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or deleted meanwhile.
    }
  }
}
