import { dirname } from 'node:path'

/** The folder that holds package.json. */
export const projectRoot = dirname(dirname(import.meta.dirname))
