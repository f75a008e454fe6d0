import { copyFileSync, linkSync, rmSync } from 'node:fs'
import { errorCode } from '../server/start-error.ts'

/**
 * Puts a file of a cache into the site: the same file under a second name, where the disk can, so that nothing is copied.
 * None of them may ever be changed in place.
 */
export const place = (cached: string, file: string): void => {
  try {
    linkSync(cached, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      rmSync(file)
      place(cached, file)
    } else copyFileSync(cached, file)
  }
}
