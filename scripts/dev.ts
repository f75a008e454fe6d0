import './settings.ts'
import { once } from 'node:events'
import { type AstroInlineConfig, dev } from 'astro'
import { endWithParent } from '../server/end-with-parent.ts'
import { projectFolder, startNode } from './child.ts'
import { buildIfChanged, isBuilt } from './stamp.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const sitePort = Number(process.env.PORT ?? 4321)
const serverPort = sitePort + 1
const server = `http://localhost:${serverPort}`

const config: AstroInlineConfig = {
  root: projectFolder,
  server: { port: sitePort },
  vite: { server: { strictPort: true, proxy: { '/f/': server, '/p/': server, '/functions/': server } } },
}

// The server shows built pages where it has to answer with one, so there must be a build, though not a fresh one.
if (!isBuilt() && !(await buildIfChanged())) process.exit(1)

const serverProcess = startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { PORT: String(serverPort), HOST: 'localhost' },
})
const site = await dev(config)
console.log(`Open http://localhost:${sitePort}. What you change shows at once; Ctrl-C ends both.`)

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
