import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, loaded with --import before any TypeScript: an old Node could not even read the scripts.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  process.stderr.write(
    `Node 24 or newer is needed and this is Node ${process.versions.node}: install it from https://nodejs.org.\n`,
  )
  process.exit(1)
}

// What has been compiled once, TypeScript among it, starts faster the next time.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
