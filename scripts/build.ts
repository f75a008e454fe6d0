import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'astro'
import { readContent } from '../content/schema/read.ts'
import { projectFolder } from './child.ts'
import { sentenceOf } from './failure.ts'
import { forgetBuild, rememberBuild } from './stamp.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

// Another folder than the one that the server shows, for a static host.
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values

try {
  // Read here too, before Astro would add its own lines to a mistake in the content.
  readContent()
  if (out) await build({ root: projectFolder, outDir: resolve(out), logLevel: 'warn' })
  else {
    forgetBuild()
    await build({ root: projectFolder, logLevel: 'warn' })
    rememberBuild()
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
