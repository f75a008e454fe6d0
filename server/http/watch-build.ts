import { statSync } from 'node:fs'
import { join } from 'node:path'

/** How long a finished build may go unnoticed. */
const pause = 1000

/**
 * Tells whether another build of the site in `dir` was finished since the last call; the disk is asked at most once a
 * second. While a build is under way its last file, `.built-from`, is missing, and what is in memory stays good.
 */
export const watchBuild = (dir: string, now: () => number = Date.now) => {
  const stamp = join(dir, '..', '.built-from')
  const finished = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs
  let seen = finished()
  let asked = now()
  return (): boolean => {
    if (now() - asked < pause) return false
    asked = now()
    const latest = finished()
    if (latest === undefined || latest === seen) return false
    seen = latest
    return true
  }
}
