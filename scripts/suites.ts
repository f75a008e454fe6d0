import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, startNode, succeeds } from './child.ts'
import { type Counts, type FileTime, oneCheck, readReport } from './test-report.ts'

type Ran = { counts: Counts; output: string; files?: FileTime[] }
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
    const report = readReport(file, endedWell)
    rmSync(folder, { recursive: true })
    return { ...report, output }
  }

// Biome in ci mode colours what it prints even into a file.
const colours = process.stdout.isTTY ? [] : ['--colors=off']

const build: Suite = { name: 'Production build', run: check(['scripts/build.ts']) }

/** What `npm run drills` runs: every fault at its full size. */
export const drills: Suite[] = [
  build,
  { name: 'Faults survived, at full size', needs: build.name, run: vitest('faults', { env: { FAULTS: 'full' } }) },
]

// Each of these has a server and a browser for all of its files.
const access = 'tests/journeys/access'
const desk = 'tests/journeys/desk'
const engines = 'tests/journeys/engines'
const site = [access, desk, engines].map((folder) => `--exclude=${folder}/**`)

/**
 * Everything that `npm test` runs. Two run beside each other, one for each core of a small machine: whichever ends first
 * takes the next, and the longest come first, so that both end at about the same time. A suite that `needs` another
 * waits for it, and is not tried when that one failed.
 */
export const suites: Suite[] = [
  build,
  { name: 'Unit and server', run: vitest('unit') },
  { name: 'Site in a browser', needs: build.name, run: vitest('browser', { which: site }) },
  { name: 'Faults survived', needs: build.name, run: vitest('faults') },
  { name: 'Every page in a browser', needs: build.name, run: vitest('browser', { which: [access] }) },
  { name: 'Desk in a browser', needs: build.name, run: vitest('browser', { which: [desk] }) },
  { name: 'Main paths in Firefox and WebKit', needs: build.name, run: vitest('browser', { which: [engines] }) },
  // Of the pages and of all other code: it reads whatever tsconfig.json names.
  { name: 'Types', run: check([program('astro', 'astro'), 'check']) },
  {
    name: 'Format and lint',
    run: check([program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...colours, '.']),
  },
]
