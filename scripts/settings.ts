import { join, resolve } from 'node:path'
import { loadEnvFile } from '../server/env-file.ts'
import { isPackage, usualPlaces } from '../server/release.ts'
import { checkFolder, projectFolder, sentenceOf } from './child.ts'

// Imported first: what the site is built from, and for whom, may be set in .env.
try {
  checkFolder(projectFolder)
  loadEnvFile(join(projectFolder, '.env'))
  if (isPackage()) {
    const usual = usualPlaces(resolve(projectFolder, process.env.DATA_DIR || 'data'))
    process.env.CONTENT_DIR ||= usual.CONTENT_DIR
    process.env.BUILD_DIR ||= usual.BUILD_DIR
    // Nothing of the package itself need be writable.
    process.env.BUILD_CACHE ||= join(process.env.BUILD_DIR, 'cache')
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
