import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverFlags } from '../../server/process-settings.ts'
import { type LoadSettings, load } from './load.ts'
import { askQuestions } from './questions.ts'
import { postQuotes } from './quotes.ts'
import { cpuMs, type Running, residentMiB, start } from './server-process.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const amount = Number(process.env.REQUESTS ?? 200_000)
const page = 'california/hanford/index.html'
const path = '/california/hanford'
const programs = {
  bare: { args: ['bench/server/rivals.ts', 'bare'], path },
  static: { args: ['bench/server/rivals.ts', 'static'], path: `${path}/` },
  ours: { args: [...serverFlags, 'dist/server/start.js'], path },
}
type Program = keyof typeof programs
const names = ['bare', 'static', 'ours'] as const

// The server looks every five seconds whether it has nothing to do (`server/give-back-memory.ts`).
const untilGivenBack = 12_000

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const run = (program: Program) => start(programs[program].args, { DATA_DIR: dataDir, BENCH_PAGE: page })
const say = (what: string, figure: string) => console.log(`| ${what} | ${figure} |`)
const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(1)} ms`

const firstAnswer = async (program: Program) => {
  const begun = performance.now()
  const server = await run(program)
  await (await fetch(server.url + programs[program].path)).text()
  const figures = { took: performance.now() - begun, cpu: cpuMs(server.child), memory: residentMiB(server.child) }
  await server.stop()
  return figures
}

const startUp = async (program: Program) => {
  const starts: Awaited<ReturnType<typeof firstAnswer>>[] = []
  for (let round = 0; round < rounds + 1; round += 1) starts.push(await firstAnswer(program))
  // The first one fills the disk's and the compiler's caches.
  const later = starts.slice(1)
  const of = (pick: (one: (typeof starts)[number]) => number) => middle(later.map(pick)).toFixed(0)
  say(
    `start to first answer, ${program}`,
    `${of(({ took }) => took)} ms (processor ${of(({ cpu }) => cpu)} ms), ${of(({ memory }) => memory)} MiB`,
  )
}

const measured = async (server: Running, settings: LoadSettings) => {
  const before = cpuMs(server.child)
  const result = await load(settings)
  return { ...result, cost: (1000 * (cpuMs(server.child) - before)) / result.total }
}

type Measured = Awaited<ReturnType<typeof measured>>

const throughput = async (servers: Record<Program, Running>, connections: number) => {
  const loads: Record<Program, Measured[]> = { bare: [], static: [], ours: [] }
  // Turn and turn about, so that a busy moment of the machine falls on all.
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names)
      loads[name].push(await measured(servers[name], { url: servers[name].url + programs[name].path, connections }))
  }
  const of = (name: Program, pick: (one: Measured) => number) => middle(loads[name].map(pick))
  const rate = (name: Program) => of(name, ({ perSecond }) => perSecond)
  const cost = (name: Program) => of(name, (one) => one.cost)
  for (const name of names) {
    const p99 = of(name, (one) => one.p99).toFixed(0)
    say(
      `${name}, ${connections} connections`,
      `${rate(name).toFixed(0)}/s, p99 ${p99} ms, processor ${cost(name).toFixed(0)} µs a request`,
    )
  }
  const ratios = (other: Program) =>
    `${(rate('ours') / rate(other)).toFixed(2)}, by processor time ${(cost(other) / cost('ours')).toFixed(2)}`
  say('ours / static', `${ratios('static')} (aim 2.50)`)
  say('ours / bare', `${ratios('bare')} (aim 0.80)`)
}

const sayResident = async (after: string, { child }: Running) => {
  say(`resident after ${after}`, `${residentMiB(child).toFixed(0)} MiB (aim 110)`)
  await wait(untilGivenBack)
  say('the same when nobody has asked for a moment', `${residentMiB(child).toFixed(0)} MiB (aim 110)`)
}

const pagesAlone = async (server: Running) => {
  await askQuestions(server.url)
  const { total } = await load({ url: server.url + path, connections: 50, amount })
  await sayResident(`${total} requests, the assistant at hand`, server)
}

const quotesUnderLoad = async (server: Running) => {
  const { url } = server
  await postQuotes(url, 20)
  const idle = await postQuotes(url, 60)
  let isLoaded = true
  const pages = load({ url: url + path, connections: 50, amount }).finally(() => {
    isLoaded = false
  })
  const busy: number[] = []
  while (isLoaded) busy.push(...(await postQuotes(url, 10)))
  const { perSecond, total } = await pages
  say('a quote, idle', `median ${ms(middle(idle))}`)
  say(`a quote during ${total} requests at ${perSecond.toFixed(0)}/s`, `median ${ms(middle(busy))}`)
  say('busy / idle', `${(middle(busy) / middle(idle)).toFixed(2)} (aim 2.00)`)
  await sayResident('as many again, quotes and their letters', server)
}

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n\n| | |\n| --- | --- |`)
for (const name of names) await startUp(name)
const servers = { bare: await run('bare'), static: await run('static'), ours: await run('ours') }
try {
  await throughput(servers, 50)
  await throughput(servers, 200)
  await pagesAlone(servers.ours)
  await quotesUnderLoad(servers.ours)
} finally {
  for (const name of names) await servers[name].stop()
  rmSync(dataDir, { recursive: true })
}
