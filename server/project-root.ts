import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder that holds package.json, whether the server runs from its sources or from what the build made of them. */
export const projectRoot = dirname(findPackageJSON(import.meta.url) ?? '')
