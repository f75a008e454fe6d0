import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../../server/testing/test-postgres.ts'
import { isFull, report, times } from '../faults/size.ts'
import { planted } from './planted.ts'

const foundSchema = z.object({
  isBroken: z.boolean(),
  path: z.string().nullable(),
  ran: z.int(),
  seconds: z.number(),
  error: z.string().optional(),
  trace: z.array(z.string()),
})

type Settings = { seed: number; runs: number; path?: string; 'database-url'?: string }

/** Runs histories in a program of their own, which has its own clock. */
const simulate = async (settings: Settings, fault = '') => {
  const plant = fault === '' ? [] : ['--import', './tests/simulation/planted.ts']
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const args = [...plant, 'tests/simulation/run-histories.ts', ...given]
  const options = { env: { ...process.env, FAULT: fault }, maxBuffer: 2 ** 26 }
  const ran = await promisify(execFile)(process.execPath, args, options).catch((error) => error)
  const line = String(ran.stdout).trim().split('\n').at(-1) ?? ''
  expect(line, String(ran.stderr)).toMatch(/^\{/)
  return foundSchema.parse(JSON.parse(line))
}

// FAULTS_SEED repeats the histories of a run that failed.
const seed = Number(process.env.FAULTS_SEED ?? (isFull ? Date.now() % 2 ** 31 : 2))

test('every history keeps every promise', async () => {
  const found = await simulate({ seed, runs: times({ usual: 25, full: 8_000 }) })
  const { ran, seconds, error, path } = found
  report('simulation', { seed, histories: ran, 'a second': (ran / seconds).toFixed(1) })
  expect(error, `seed ${seed}, path ${path}:\n${found.trace.join('\n')}`).toBeUndefined()
})

test('a history on Postgres keeps every promise', async () => {
  const postgres = startPostgres()
  const found = await simulate({ seed, runs: 1, 'database-url': postgres.url })
  postgres.stop()
  expect(found.error, found.trace.join('\n')).toBeUndefined()
})

test('every planted fault fits the code', () => {
  const fits = ({ file, from }: (typeof planted)[number]) => readFileSync(file, 'utf8').split(from).length === 2
  expect(planted.filter((fault) => !fits(fault))).toEqual([])
})

// The usual run plants a few; `npm run drills` plants all.
const usual = ['acknowledged before it is stored', 'no lease', 'drafts count as published before the build']
const sample = planted.filter(({ name }) => isFull || usual.includes(name))

test('histories find every planted fault, and the path of one replays it', async () => {
  const waiting = [...sample]
  const results: (Awaited<ReturnType<typeof simulate>> & { fault: string })[] = []
  const search = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push({ ...(await simulate({ seed: 1, runs: 400 }, next.name)), fault: next.name })
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, search))
  const missed = results.filter(({ isBroken }) => !isBroken).map(({ fault }) => fault)
  const most = Math.max(...results.map(({ ran }) => ran))
  report('planted faults', { found: sample.length - missed.length, planted: sample.length, 'most histories': most })
  expect(missed).toEqual([])
  for (const { fault, path, error, trace } of results.slice(0, 1))
    expect(await simulate({ seed: 1, runs: 1, path: path ?? '' }, fault)).toMatchObject({ error, trace })
})
