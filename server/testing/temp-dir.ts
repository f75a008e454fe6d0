import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is deleted after the test. */
export const tempDir = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'leads-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
