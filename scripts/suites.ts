import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder, startNode, succeeds } from './child.ts'
import { type Counts, countTests, oneCheck } from './counts.ts'

export type Suite = { name: string; needs?: string; run: (signal: AbortSignal) => Promise<Counts> }

const manifest = z.object({ bin: z.record(z.string(), z.string()) })

/** The program of an installed package as a file for our own Node: those in .bin are shell scripts on Windows. */
const program = (packageName: string, name: string) => {
  const folder = join(projectFolder, 'node_modules', packageName)
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return join(folder, bin[name] ?? name)
}

const check = (args: string[]) => async (signal: AbortSignal) => oneCheck(await succeeds(startNode(args, { signal })))

const vitest = (project: string) => async (signal: AbortSignal) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const endedWell = await succeeds(
    startNode([program('vitest', 'vitest'), 'run', '--project', project, ...reporters], { signal }),
  )
  const counts = countTests(file, endedWell)
  rmSync(folder, { recursive: true })
  return counts
}

// Biome in ci mode colours what it prints even into a file.
const colours = process.stdout.isTTY ? [] : ['--colors=off']

/** Everything that `npm test` runs, in order. A suite that `needs` another is not tried when that one failed. */
export const suites: Suite[] = [
  {
    name: 'Format and lint',
    run: check([program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...colours, '.']),
  },
  { name: 'Types of pages', run: check([program('astro', 'astro'), 'check']) },
  { name: 'Types of code', run: check([program('typescript', 'tsc')]) },
  { name: 'Licences and known vulnerabilities', run: check(['scripts/dependencies.ts']) },
  { name: 'Unit and server', run: vitest('unit') },
  { name: 'Faults survived', run: vitest('faults') },
  { name: 'Production build', run: check(['scripts/build.ts']) },
  { name: 'Journeys in a browser', needs: 'Production build', run: vitest('browser') },
]
