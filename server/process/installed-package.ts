import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/** File that exists in an installed package and not in a checkout. */
export const releaseFile = 'release.json'

/** True in an installed package, which the next update replaces. */
export const isPackage = (root = projectRoot): boolean => existsSync(join(root, releaseFile))

/** Names commands as this installation has them: in a package `npm run leads -- --spam` is `./leads --spam`. */
export const withCommandsHere = (text: string, root = projectRoot): string =>
  isPackage(root)
    ? text.replaceAll(
        /npm run (leads|desk|build|backup|launch-check)\b(?: --(?= ))?/g,
        (_, name) => `./${name === 'desk' ? 'people' : name}`,
      )
    : text
