import './settings.ts'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolder } from './child.ts'
import { sentenceOf } from './failure.ts'
import { archive } from './package/archive.ts'
import { assemble, readManifest } from './package/assemble.ts'
import { buildIfChanged } from './stamp.ts'

// A folder in place of an archive: for the image of a container.
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values

if (!(await buildIfChanged())) process.exit(1)

try {
  const { name, version } = readManifest(projectFolder)
  const full = `${name}-${version}-${process.platform}-${process.arch}`
  const place = join(projectFolder, 'dist/package')
  const target = out ? resolve(out) : join(place, full)
  mkdirSync(place, { recursive: true })
  assemble({ root: projectFolder, siteDir: join(projectFolder, 'dist/site'), node: process.execPath, target })
  if (out) {
    console.log(`${target} is ready.`)
  } else {
    const file = `${target}.tar.gz`
    archive(target, file)
    rmSync(target, { recursive: true })
    console.log(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB. Unpack it anywhere and run ./start.`)
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
