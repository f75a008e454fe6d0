import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBuild } from '../../server/testing/test-build.ts'
import { startPostgres } from '../../server/testing/test-postgres.ts'
import { startServerProcess } from '../measured-server.ts'
import { median } from '../median.ts'
import { measureDesk } from './desk-calls.ts'
import { type Load, measureLoad } from './load.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)
const connections = (process.env.CONNECTIONS ?? '1,50,500').split(',').map(Number)

const built = mkdtempSync(join(tmpdir(), 'built-'))

const programs = { bare: 'bench/leads/bare-server.ts', ours: 'server/main.ts' }

type Measured = Load & { processorMs: number }

const measure = async (program: string, count: number, databaseUrl: string): Promise<Measured> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await startServerProcess(program, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BUILD_DIR: built })
  try {
    // Warms up until Node has compiled the code; then again before measuring, because closing fifty connections
    // discards compiled code.
    await measureLoad(server.url, 50, 5)
    await measureLoad(server.url, count, 8)
    const before = server.processorMs()
    const load = await measureLoad(server.url, count, seconds)
    return { ...load, processorMs: (server.processorMs() - before) / load.acknowledged }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

const row = (name: string, loads: Measured[]) => {
  const of = (pick: (load: Measured) => number, digits: number) => median(loads.map(pick)).toFixed(digits)
  const refused = loads.reduce((sum, load) => sum + load.refused, 0)
  const times = `p50 ${of(({ p50 }) => p50, 1)} ms  p99 ${of(({ p99 }) => p99, 1)} ms`
  const processor = `processor ${of(({ processorMs }) => processorMs, 3)} ms a request`
  console.log(`  ${name} ${of(({ perSecond }) => perSecond, 0)}/s  ${times}  ${processor}  refused ${refused}`)
}

const compare = async (engine: string, databaseUrl: string) => {
  for (const count of connections) {
    const [bare, ours]: [Measured[], Measured[]] = [[], []]
    // Alternates, so that a busy moment of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure(programs.bare, count, databaseUrl))
      ours.push(await measure(programs.ours, count, databaseUrl))
    }
    const [ourRate, bareRate] = [ours, bare].map((loads) => median(loads.map(({ perSecond }) => perSecond)))
    console.log(`${engine}, ${count} connections: ratio ${((ourRate ?? 0) / (bareRate ?? 0)).toFixed(2)}`)
    row('bare', bare)
    row('ours', ours)
  }
}

const measureQuotes = async () => {
  testBuild(built, { hasChat: true })
  const postgres = startPostgres()
  try {
    await compare('SQLite', '')
    await compare('Postgres', postgres.url)
  } finally {
    postgres.stop()
    rmSync(built, { recursive: true })
  }
}

await (process.argv[2] === 'desk' ? measureDesk() : measureQuotes())
