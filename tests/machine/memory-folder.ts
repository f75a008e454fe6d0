import { chmodSync, existsSync, globSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 1.5 * 1024 ** 3

/**
 * Puts the temporary files of a test run in memory, where a commit need not wait for a disk: half of the unit tests'
 * time. Leaves them where they are without Linux's memory file system, or if it is small.
 */
export default function setup() {
  if (process.env.TMPDIR || !existsSync(memory)) return undefined
  // Those of a run that was killed would fill the memory.
  for (const left of globSync(`${memory}/tests-of-*`))
    if (!existsSync(`/proc/${left.replace(/.*-/, '')}`)) rmSync(left, { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < roomNeeded) return undefined
  const dir = join(memory, `tests-of-${process.pid}`)
  mkdirSync(dir)
  // Postgres runs as another user.
  chmodSync(dir, 0o755)
  process.env.TMPDIR = dir
  return () => rmSync(dir, { recursive: true, force: true })
}
