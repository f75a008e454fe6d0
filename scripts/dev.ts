import './settings.ts'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { type AstroInlineConfig, dev } from 'astro'
import { contentRoot } from '../content/schema/read.ts'
import { endWithParent } from '../server/end-with-parent.ts'
import { buildDir, projectFolder, startNode, succeeds } from './child.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const sitePort = Number(process.env.PORT ?? 4321)
const serverPort = sitePort + 1
const server = `http://localhost:${serverPort}`

const config: AstroInlineConfig = {
  root: projectFolder,
  server: { port: sitePort },
  vite: { server: { strictPort: true, proxy: { '/f/': server, '/p/': server, '/functions/': server } } },
}

// Astro shows the pages here, so a build for the server is only what it says: made anew whenever the content is saved.
const dir = join(buildDir(), 'dev')
const makeFacts = () => succeeds(startNode(['scripts/build.ts', '--facts'], { env: { BUILD_DIR: dir } }))
if (!(await makeFacts())) process.exit(1)

let making = Promise.resolve(true)
let waiting: NodeJS.Timeout | undefined
watch(contentRoot, { recursive: true }, () => {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    making = making.then(makeFacts)
  }, 200)
})

const serverProcess = startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { PORT: String(serverPort), HOST: 'localhost', BUILD_DIR: dir },
})
const site = await dev(config)
console.log(`Open http://localhost:${sitePort}. What you change shows within seconds; Ctrl-C ends both.`)

let ending = false
const end = async () => {
  if (ending) return
  ending = true
  const gone = serverProcess.exitCode === null ? once(serverProcess, 'exit') : undefined
  serverProcess.kill('SIGTERM')
  await Promise.all([site.stop(), gone])
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
serverProcess.on('exit', end)
endWithParent()
