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
  path: z.string().nullish(),
  ran: z.int(),
  seconds: z.number(),
  error: z.string().optional(),
  trace: z.array(z.string()),
})

type Settings = { seed?: number; runs: number; path?: string; fault?: string; databaseUrl?: string }

/** Runs histories in a program of their own, which has its own clock. */
const simulate = async ({ seed, runs, path, fault, databaseUrl }: Settings) => {
  const args = ['tests/simulation/run-histories.ts', '--runs', String(runs)]
  if (seed !== undefined) args.push('--seed', String(seed))
  if (path !== undefined) args.push('--path', path)
  if (databaseUrl !== undefined) args.push('--database-url', databaseUrl)
  if (fault !== undefined) args.unshift('--import', './tests/simulation/plant.ts')
  const env = { ...process.env, ...(fault !== undefined && { FAULT: fault }) }
  const ran = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 }).catch((error) => error)
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

test('a few histories on Postgres keep every promise', async () => {
  const postgres = startPostgres()
  const found = await simulate({ seed, runs: times({ usual: 1, full: 1 }), databaseUrl: postgres.url })
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

test('a seed and its path replay the same history', async () => {
  const [{ name: fault } = { name: '' }] = sample
  const first = await simulate({ seed: 1, runs: 60, fault })
  const again = await simulate({ seed: 1, runs: 1, path: first.path ?? '', fault })
  expect(first.isBroken).toBe(true)
  expect(again).toMatchObject({ error: first.error, trace: first.trace })
})

test('histories find every planted fault', async () => {
  const waiting = [...sample]
  const missed: string[] = []
  const ran: number[] = []
  const search = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const found = await simulate({ seed: 1, runs: 400, fault: fault.name })
      if (!found.isBroken) missed.push(fault.name)
      ran.push(found.ran)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, search))
  report('planted faults', {
    found: sample.length - missed.length,
    planted: sample.length,
    'most histories': Math.max(...ran),
  })
  expect(missed).toEqual([])
})
