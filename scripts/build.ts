import './settings.ts'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildFolder, currentBuildId } from '../server/builds/build-folder.ts'
import { buildDir, isForOwner, projectFolder, sentenceOf } from './child.ts'
import { fingerprint } from './fingerprint.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

// "--facts" skips the pages, which Astro serves during development. "--keep-current" prints the build's id without
// making it live: a publishing server does that after writing the content.
const flag = { type: 'boolean', default: false } as const
const {
  facts,
  'if-changed': ifChanged,
  'keep-current': keepsCurrent,
} = parseArgs({ options: { facts: flag, 'if-changed': flag, 'keep-current': flag } }).values
const dir = buildDir()

const isUnchanged = (): boolean => {
  const id = currentBuildId(dir)
  const file = id === undefined ? undefined : buildFolder(dir, id).madeFrom
  return file !== undefined && existsSync(file) && readFileSync(file, 'utf8') === fingerprint(projectFolder)
}

const build = async () => {
  if (ifChanged && !keepsCurrent)
    console.log('Building the site. The first time takes about a minute: pictures are made in every size.')
  // Imported only if needed: Astro loads for seconds.
  const { makeBuild } = await import('./make-build.ts')
  const { id } = await makeBuild({ dir, hasPages: !facts, isStaging: process.env.STAGING === 'on', keepsCurrent })
  if (keepsCurrent) console.log(id)
}

try {
  if (!(ifChanged && isUnchanged())) await build()
} catch (error) {
  console.error(`${sentenceOf(error)}\nThe build failed: what is served has not changed.`)
  process.exit(isForOwner(error) ? 2 : 1)
}
