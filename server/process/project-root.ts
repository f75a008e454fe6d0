import { dirname } from 'node:path'

/** Folder of package.json. */
export const projectRoot = dirname(dirname(import.meta.dirname))
