import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startPostgres } from '../../server/testing/test-postgres.ts'
import { isFull, report, times } from '../faults/size.ts'
import { planted } from './planted.ts'

type Settings = { seed: number; runs: number; path?: string; 'database-url'?: string }

/** Runs histories in a program of their own, which has its own clock. Returns what it prints. */
const simulate = async (settings: Settings, fault = '') => {
  const plant = fault === '' ? [] : ['--import', './tests/simulation/planted.ts']
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const args = [...plant, 'tests/simulation/run-histories.ts', ...given]
  const options = { env: { ...process.env, FAULT: fault }, maxBuffer: 2 ** 26 }
  return (await promisify(execFile)(process.execPath, args, options)).stdout
}

const kept = 'every promise was kept'

// FAULTS_SEED repeats the histories of a run that failed.
const seed = Number(process.env.FAULTS_SEED ?? (isFull ? Date.now() % 2 ** 31 : 2))

test('every history keeps every promise', async () => {
  const runs = times({ usual: 25, full: 8_000 })
  const started = performance.now()
  expect(await simulate({ seed, runs })).toBe(kept)
  const seconds = (performance.now() - started) / 1000
  report('simulation', { seed, histories: runs, 'a second': (runs / seconds).toFixed(1) })
})

test('a history on Postgres keeps every promise', async () => {
  const postgres = startPostgres()
  expect(await simulate({ seed, runs: 1, 'database-url': postgres.url })).toBe(kept)
  postgres.stop()
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
  const found: { name: string; told: string; tests: number; seconds: number }[] = []
  const search = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const told = await simulate({ seed: 1, runs: 400 }, next.name)
      const tests = Number(/failed after (\d+) tests/.exec(told)?.[1])
      found.push({ name: next.name, told, tests, seconds: Math.round((performance.now() - started) / 1000) })
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, search))
  const missed = found.filter(({ told }) => told === kept).map(({ name }) => name)
  const most = (which: 'tests' | 'seconds') => Math.max(...found.map((one) => one[which]))
  const counted = { found: found.length - missed.length, planted: found.length }
  report('planted faults', { ...counted, 'most histories': most('tests'), 'most seconds': most('seconds') })
  expect(missed).toEqual([])
  // Where a fault lets a step run beside the next ones, the machine decides. This one has no such step.
  const name = 'no lease'
  const told = found.find((fault) => fault.name === name)?.told ?? ''
  const [, path] = /path: "([\d:]+)"/.exec(told) ?? []
  const again = await simulate({ seed: 1, runs: 1, path: path ?? 'none' }, name)
  expect(again.split('Counterexample')[1]).toBe(told.split('Counterexample')[1])
})
