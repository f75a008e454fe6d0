import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedFolder, stopShared } from './test-postgres.ts'

/** One Postgres for all test files of a run: the first file that needs it starts it, and each has its own database. */
export default function setup() {
  const dir = mkdtempSync(join(tmpdir(), 'pg-'))
  process.env[sharedFolder] = dir
  return () => stopShared(dir)
}
