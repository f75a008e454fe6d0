import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder, startNode, succeeds } from '../scripts/child.ts'

const folder = join(projectFolder, 'bench')
const scriptOf = (name: string) => join(folder, name, 'run.ts')
const names = readdirSync(folder).filter((name) => existsSync(scriptOf(name)))
const [name, ...args] = process.argv.slice(2)

if (name === undefined || !names.includes(name)) {
  console.error(`Say which bench to run: npm run bench -- ${names.join(' | ')}`)
  process.exit(1)
}
process.exitCode = (await succeeds(startNode([scriptOf(name), ...args]))) ? 0 : 1
