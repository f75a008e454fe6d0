import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, startNode, succeeds } from './child.ts'

/** `leftOut` were not run: checks of the business that ships with the project, where another stands in content/. */
export type Counts = { passed: number; failed: number; leftOut: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A command that is one check by itself. */
export const oneCheck = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  leftOut: 0,
})

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  leftOut: all.reduce((total, { leftOut }) => total + leftOut, 0),
})

/**
 * The counts of a Vitest run from its JSON report. A file that could not be loaded is one failure, and so is a run
 * that ended badly with nothing marked as failed, or left no report at all.
 */
export const countTests = (reportFile: string, endedWell: boolean): Counts => {
  const report = read(reportFile)
  if (!report) return oneCheck(false)
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !endedWell ? 1 : failed,
    leftOut: report.numPendingTests,
  }
}

const read = (file: string) => {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

type Ran = { counts: Counts; output: string }
export type Suite = { name: string; needs?: string; run: (signal: AbortSignal) => Promise<Ran> }

/** Runs this same Node on a script until it ends, and gathers what it prints in a file, which nothing can keep open. */
const runNode = async (args: string[], { signal, env = {} }: { signal: AbortSignal; env?: NodeJS.ProcessEnv }) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-output-'))
  const file = join(folder, 'output.txt')
  const output = openSync(file, 'w')
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const endedWell = await succeeds(
    startNode(args, { signal, env: { ...colors, ...env }, stdio: ['ignore', output, output] }),
  )
  closeSync(output)
  const ran = { endedWell, output: readFileSync(file, 'utf8') }
  rmSync(folder, { recursive: true })
  return ran
}

const manifest = z.object({ bin: z.record(z.string(), z.string()) })

/** The program of an installed package as a file for our own Node: those in .bin are shell scripts on Windows. */
const program = (packageName: string, name: string) => {
  const folder = join(projectFolder, 'node_modules', packageName)
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return join(folder, bin[name] ?? name)
}

const check = (args: string[]) => async (signal: AbortSignal) => {
  const { endedWell, output } = await runNode(args, { signal })
  return { counts: oneCheck(endedWell), output }
}

// Many tests start a server or a command: each finds its code stripped of types and compiled.
const compiled = { NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/compiled') }

const vitest =
  (project: string, { env = {}, which = [] }: { env?: NodeJS.ProcessEnv; which?: string[] } = {}) =>
  async (signal: AbortSignal) => {
    const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = [program('vitest', 'vitest'), 'run', '--project', project, ...which, ...reporters]
    const { endedWell, output } = await runNode(args, { signal, env: { ...compiled, ...env } })
    const counts = countTests(file, endedWell)
    rmSync(folder, { recursive: true })
    return { counts, output }
  }

// Biome in ci mode colours what it prints even into a file.
const colours = process.stdout.isTTY ? [] : ['--colors=off']

const build: Suite = { name: 'Production build', run: check(['scripts/build.ts']) }

/** What `npm run drills` runs: every fault at its full size. */
export const drills: Suite[] = [
  build,
  { name: 'Faults survived, at full size', needs: build.name, run: vitest('faults', { env: { FAULTS: 'full' } }) },
]

// The journeys of the site take as long as all the rest: these go to the other lane.
const others = ['tests/journeys/access', 'tests/journeys/desk']
const engines = 'tests/journeys/engines'
const site = [...others, engines].map((folder) => `--exclude=${folder}/**`)

/**
 * Everything that `npm test` runs, in two lanes beside each other, one for each core of a small machine. A suite that `needs`
 * another waits for it, and is not tried when that one failed.
 */
export const lanes: Suite[][] = [
  [
    {
      name: 'Format and lint',
      run: check([program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...colours, '.']),
    },
    // Of the pages and of all other code: it reads whatever tsconfig.json names.
    { name: 'Types', run: check([program('astro', 'astro'), 'check']) },
    { name: 'Unit and server', run: vitest('unit') },
    { name: 'Faults survived', needs: build.name, run: vitest('faults') },
    { name: 'Access and desk in a browser', needs: build.name, run: vitest('browser', { which: others }) },
    { name: 'Main paths in Firefox and WebKit', needs: build.name, run: vitest('browser', { which: [engines] }) },
  ],
  [build, { name: 'Site in a browser', needs: build.name, run: vitest('browser', { which: site }) }],
]
