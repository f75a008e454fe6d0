import './settings.ts'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../content/schema/read.ts'
import { startNode, succeeds } from './child.ts'
import { headersOf, redirectsOf } from './static-host.ts'

const usage = 'npm run static -- --out FOLDER --server https://leads.example.com'
const { out, server } = parseArgs({ options: { out: { type: 'string' }, server: { type: 'string' } } }).values

if (!out || !server || !/^https?:/.test(server) || !URL.canParse(server)) {
  console.error(`Name the folder for the pages, and the address of the server that takes the forms:\n${usage}`)
  process.exit(1)
}

const dir = resolve(out)
if (!(await succeeds(startNode(['scripts/build.ts', '--out', dir])))) process.exit(1)
const { siteUrl } = readContent().business
writeFileSync(join(dir, '_headers'), headersOf(dir, { siteUrl, isStaging: process.env.STAGING === 'on' }))
writeFileSync(join(dir, '_redirects'), redirectsOf(new URL(server).origin))
console.log(`${dir} is ready for a static host.`)
