import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoad } from './load.ts'
import { startServerProcess } from './server-process.ts'

const total = Number(process.env.TOTAL ?? 100_000)
const step = total / 10

const dataDir = mkdtempSync(join(tmpdir(), 'soak-'))
const server = await startServerProcess('server/main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })) / 1024

console.log(`At the start: ${memory().toFixed(0)} MB`)
let sent = 0
let next = step
while (sent < total) {
  const load = await measureLoad({ port: server.port, path: '/f/quote', connections: 50, seconds: 2 })
  if (load.refused > 0) console.log(`refused ${load.refused}`)
  sent += load.acknowledged
  if (sent < next) continue
  console.log(`${String(sent).padStart(7)} acknowledged: ${memory().toFixed(0)} MB, ${load.perSecond.toFixed(0)}/s`)
  next += step
}

const letters = () => readdirSync(join(dataDir, 'outbox')).length
const before = letters()
const start = performance.now()
await new Promise((resolve) => setTimeout(resolve, 10_000))
const rate = ((letters() - before) * 1000) / (performance.now() - start)
console.log(`Letters: ${before} left during the flood, ${rate.toFixed(0)} a second once it was over`)
await server.stop()
rmSync(dataDir, { recursive: true })
