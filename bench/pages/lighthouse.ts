import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder, succeeds } from '../../scripts/child.ts'

const run = promisify(execFile)
const home = join(projectFolder, 'node_modules/.cache/lighthouse')
const program = join(home, 'node_modules/lighthouse/cli/index.js')
const version = '13.5.0'

/** Installs Lighthouse into its own folder, unless installed: it is larger than all of the project's dependencies. */
export const findLighthouse = async (): Promise<boolean> => {
  const install = ['install', '--prefix', home, '--no-save', `lighthouse@${version}`]
  const isFound =
    existsSync(program) || ((await succeeds(spawn('npm', install, { stdio: 'inherit' }))) && existsSync(program))
  if (!isFound) console.log(`Lighthouse ${version} could not be installed into ${home}: this part is left out.`)
  return isFound
}

const category = z.object({ score: z.number().nullable() }).transform(({ score }) => Math.round(100 * (score ?? 0)))
const metric = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'speed-index': metric,
    'cumulative-layout-shift': metric,
  }),
})
export type Visit = z.infer<typeof report>

const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/**
 * One visit by Lighthouse's mid-range phone on its simulated slow line. Scores of 100, times in ms. Stores the full
 * report at `keepAt`.
 */
export const visitWithLighthouse = async (url: string, chromium: string, keepAt: string, tries = 3): Promise<Visit> => {
  mkdirSync(dirname(keepAt), { recursive: true })
  const flags = ['--quiet', '--output=json', `--output-path=${keepAt}`, '--form-factor=mobile']
  try {
    await run(process.execPath, [program, url, ...flags, chrome], { env: { ...process.env, CHROME_PATH: chromium } })
  } catch (error) {
    // On a busy machine its browser sometimes starts too slowly (NO_NAVSTART).
    if (tries === 1) throw error
    return visitWithLighthouse(url, chromium, keepAt, tries - 1)
  }
  return report.parse(JSON.parse(readFileSync(keepAt, 'utf8')))
}
