import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `work` with a temporary folder, which is deleted afterwards. */
export const inScratch = async <Result>(work: (folder: string) => Promise<Result> | Result): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
