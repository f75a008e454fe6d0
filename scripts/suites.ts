import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, startNode, succeeds } from './child.ts'
import { oneCheck, type Report, readReport } from './test-report.ts'

type Ran = Pick<Report, 'counts'> & Partial<Report> & { output: string }
export type Suite = { name: string; needs?: string; run: (signal: AbortSignal) => Promise<Ran> }

/** Runs this Node on a script and collects its output in a file. A pipe would stay open while a grandchild holds it. */
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

/** JavaScript file of an installed program: the ones in .bin are shell scripts on Windows. */
const program = (packageName: string, name: string) => {
  const folder = join(projectFolder, 'node_modules', packageName)
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return join(folder, bin[name] ?? name)
}

const check = (args: string[]) => async (signal: AbortSignal) => {
  const { endedWell, output } = await runNode(args, { signal })
  return { counts: oneCheck(endedWell), output }
}

// Many tests start a server: a shared compile cache saves them stripping types and compiling.
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

// Biome's ci mode prints colors even to a file.
const biomeColors = process.stdout.isTTY ? [] : ['--colors=off']

const build: Suite = { name: 'Production build', run: check(['scripts/build.ts']) }

/** Suites of `npm run drills`: every fault at its full size. */
export const drills: Suite[] = [
  build,
  { name: 'Faults survived, at full size', needs: build.name, run: vitest('faults', { env: { FAULTS: 'full' } }) },
]

// Each of these shares a server and a browser among its files.
const access = 'tests/journeys/access'
const desk = 'tests/journeys/desk'
const engines = 'tests/journeys/engines'
const site = [access, desk, engines].map((folder) => `--exclude=${folder}/**`)

/**
 * Suites of `npm test`. Four run at a time, ordered so that all lanes end together. A suite waits for the one it
 * `needs` and is skipped if that failed.
 */
export const suites: Suite[] = [
  build,
  { name: 'Unit and server', run: vitest('unit') },
  // Covers pages and all other code in tsconfig.json.
  { name: 'Types', run: check([program('astro', 'astro'), 'check']) },
  { name: 'Site in a browser', needs: build.name, run: vitest('browser', { which: site }) },
  { name: 'Desk in a browser', needs: build.name, run: vitest('browser', { which: [desk] }) },
  { name: 'Faults survived', needs: build.name, run: vitest('faults') },
  { name: 'Every page in a browser', needs: build.name, run: vitest('browser', { which: [access] }) },
  { name: 'Main paths in Firefox and WebKit', needs: build.name, run: vitest('browser', { which: [engines] }) },
  {
    name: 'Format and lint',
    run: check([program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...biomeColors, '.']),
  },
]
