import { join } from 'node:path'
import { loadEnvFile } from '../server/process/env-file.ts'
import { checkFolder, projectFolder, sentenceOf } from './child.ts'

// Imported first: what the site is built from, and for whom, may be set in .env.
try {
  checkFolder(projectFolder)
  loadEnvFile(join(projectFolder, '.env'))
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
