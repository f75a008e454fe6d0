import './settings.ts'
import { cpSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { headersFile, redirectsFile } from '../deploy/static-host.ts'
import { type BuildFolder, buildFolder, currentBuildId } from '../server/builds/build-folder.ts'
import { readServerContent } from '../server/builds/server-content.ts'
import { openPages } from '../server/http/built-site.ts'
import { startNode, succeeds } from './child.ts'

const usage = 'npm run static -- --out FOLDER --server https://leads.example.com'
const { out, server } = parseArgs({ options: { out: { type: 'string' }, server: { type: 'string' } } }).values

if (!out || !server || !/^https?:/.test(server) || !URL.canParse(server)) {
  console.error(`Name the folder for the pages, and the address of the server that takes the forms:\n${usage}`)
  process.exit(1)
}

const place = (build: BuildFolder) => {
  const target = resolve(out)
  rmSync(target, { recursive: true, force: true })
  cpSync(build.site, target, { recursive: true })
  const { siteUrl, placesPath, redirects, languages } = readServerContent(build.content).business
  const isStaging = process.env.STAGING === 'on'
  const hasHttpsSubdomains = process.env.HSTS_SUBDOMAINS === 'on'
  writeFileSync(join(target, '_headers'), headersFile(openPages(build), { siteUrl, isStaging, hasHttpsSubdomains }))
  writeFileSync(join(target, '_redirects'), redirectsFile(new URL(server).origin, { placesPath, redirects, languages }))
  const { origin } = new URL(server)
  console.log(
    `${target} is ready for a static host. It has no server and no desk: forms, chat and letters need the server at ${origin}; see docs/operations.md.`,
  )
}

using dir = mkdtempDisposableSync(join(tmpdir(), 'static-'))
const isBuilt = await succeeds(startNode(['scripts/build.ts'], { env: { BUILD_DIR: dir.path } }))
const id = isBuilt ? currentBuildId(dir.path) : undefined
if (id === undefined) process.exitCode = 1
else place(buildFolder(dir.path, id))
