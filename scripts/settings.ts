import { join, resolve } from 'node:path'
import { loadEnvFile } from '../server/process/env-file.ts'
import { isPackage } from '../server/process/installed-package.ts'
import { usualPlaces } from '../server/process/release.ts'
import { checkFolder, projectFolder, sentenceOf } from './child.ts'

// Imported first, because .env may set the content folder, the build folder and STAGING.
try {
  checkFolder(projectFolder)
  loadEnvFile(join(projectFolder, '.env'))
  if (isPackage()) {
    const usual = usualPlaces(resolve(projectFolder, process.env.DATA_DIR || 'data'))
    process.env.CONTENT_DIR ||= usual.CONTENT_DIR
    process.env.BUILD_DIR ||= usual.BUILD_DIR
    // The package's own folder may be read-only.
    process.env.BUILD_CACHE ||= join(process.env.BUILD_DIR, 'cache')
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
