import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/testing/postgres.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { type Load, measureLoad } from './load.ts'
import { startServerProcess } from './server-process.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)
const connections = (process.env.CONNECTIONS ?? '1,50,500').split(',').map(Number)

const built = mkdtempSync(join(tmpdir(), 'built-'))
testBuild(built, { hasChat: true })

const programs = { bare: 'bench/leads/bare-server.ts', ours: 'server/main.ts' } as const
type Program = keyof typeof programs

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Measured = Load & { processorMs: number }

const measure = async (program: Program, count: number, databaseUrl: string): Promise<Measured> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BUILD_DIR: built }
  const server = await startServerProcess(programs[program], env)
  try {
    const send = (connections: number, time: number) =>
      measureLoad({ port: server.port, path: '/f/quote', connections, seconds: time })
    // Until the engine of Node has compiled what it runs, and what a start leaves for two seconds later is done. Then as it
    // is measured: the end of fifty connections throws away what was compiled for them, and that takes seconds to come back.
    await send(50, 5)
    await send(count, 8)
    const before = server.processorMs()
    const load = await send(count, seconds)
    return { ...load, processorMs: (server.processorMs() - before) / load.acknowledged }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

const line = (loads: Measured[]) => {
  const of = (pick: (load: Measured) => number) => middle(loads.map(pick))
  const refused = loads.reduce((sum, load) => sum + load.refused, 0)
  return `${of((load) => load.perSecond)
    .toFixed(0)
    .padStart(
      6,
    )}/s  p50 ${of((load) => load.p50).toFixed(1)} ms  p99 ${of((load) => load.p99).toFixed(1)} ms  processor ${of((load) => load.processorMs).toFixed(3)} ms a request${refused ? `  refused ${refused}` : ''}`
}

const compare = async (engine: string, databaseUrl: string) => {
  for (const count of connections) {
    const loads: Record<Program, Measured[]> = { bare: [], ours: [] }
    // Turn and turn about, so that a busy moment of the machine falls on both.
    for (let round = 0; round < rounds; round += 1) {
      for (const program of ['bare', 'ours'] as const) loads[program].push(await measure(program, count, databaseUrl))
    }
    const rate = (program: Program) => middle(loads[program].map(({ perSecond }) => perSecond))
    console.log(`${engine}, ${count} connections: ratio ${(rate('ours') / rate('bare')).toFixed(2)}`)
    console.log(`  bare ${line(loads.bare)}\n  ours ${line(loads.ours)}`)
  }
}

const postgres = startPostgres()
try {
  await compare('SQLite', '')
  await compare('Postgres', postgres.url)
} finally {
  postgres.stop()
  rmSync(built, { recursive: true })
}
