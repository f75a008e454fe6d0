import './settings.ts'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { type AstroInlineConfig, dev } from 'astro'
import { createServer } from 'vite'
import { contentRoot, readContent } from '../content/schema/read.ts'
import { endWithParent } from '../server/process/end-with-parent.ts'
import { buildDir, projectFolder, startNode, succeeds } from './child.ts'
import { deskConfig } from './make-desk.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const sitePort = Number(process.env.PORT ?? 4321)
const [serverPort, deskPort] = [sitePort + 1, sitePort + 2]
const server = `http://localhost:${serverPort}`

const config: AstroInlineConfig = {
  root: projectFolder,
  server: { port: sitePort },
  vite: {
    server: {
      strictPort: true,
      proxy: {
        '/f/': server,
        '/p/': server,
        '/functions/': server,
        '/desk/api/': server,
        '/desk/calendar/': server,
        '/desk': {
          target: `http://localhost:${deskPort}`,
          rewrite: (path) => path.replace(/^\/desk(?=$|\?)/, '/desk/'),
        },
      },
    },
  },
}

// Astro serves the pages, so the server's build holds content only. It is rebuilt whenever the content is saved.
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
  stdio: ['inherit', 'pipe', 'inherit'],
})
// Prints the site's port, which passes the desk and the forms on to the server.
serverProcess.stdout?.on('data', (text: Buffer) =>
  process.stdout.write(text.toString().replaceAll(server, `http://localhost:${sitePort}`)),
)
const site = await dev(config)
const { language, assistant } = readContent()
const desk = await createServer({
  ...deskConfig({ content: contentRoot, language, chat: assistant.widget }).config,
  server: { host: 'localhost', port: deskPort, strictPort: true },
})
await desk.listen()
console.log(
  `Open http://localhost:${sitePort}. This shows the first language only (npm start shows all). What you change shows within seconds; Ctrl-C ends it.`,
)

let ending = false
const end = async () => {
  if (ending) return
  ending = true
  const gone = serverProcess.exitCode === null ? once(serverProcess, 'exit') : undefined
  serverProcess.kill('SIGTERM')
  await Promise.all([site.stop(), desk.close(), gone])
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
serverProcess.on('exit', end)
endWithParent()
