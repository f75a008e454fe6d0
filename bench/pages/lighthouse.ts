import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder, runs } from '../../scripts/child.ts'

const run = promisify(execFile)
const home = join(projectFolder, 'node_modules/.cache/lighthouse')
const program = join(home, 'node_modules/lighthouse/cli/index.js')
const version = '13.5.0'

const none = `Lighthouse ${version} is not here and could not be installed (npm install --prefix ${home}): this part is left out.`

/** Installs Lighthouse into a folder of its own, unless it is there: it is larger than all that the project needs. */
export const findLighthouse = async (): Promise<boolean> => {
  const install = ['install', '--prefix', home, '--no-save', `lighthouse@${version}`]
  const found = existsSync(program) || ((await runs('npm', install)) && existsSync(program))
  if (!found) console.log(none)
  return found
}

const metric = z.object({ numericValue: z.number(), score: z.number() })

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.looseObject({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'speed-index': metric,
    'cumulative-layout-shift': metric,
  }),
})

const scored = z.object({ score: z.number().nullable() })

/** The audits that cost a category points. */
const lost = ({ categories, audits }: z.infer<typeof report>) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (scored.safeParse(audits[id]).data?.score ?? 1) < 1)
    .map(({ id }) => id)

const flags = ['--quiet', '--output=json', '--output-path=stdout', '--form-factor=mobile']
const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'

// Now and then its browser is slower to start than it allows (NO_NAVSTART), more so on a busy machine.
const runLighthouse = async (url: string, chromium: string, tries = 3): Promise<string> => {
  const env = { ...process.env, CHROME_PATH: chromium }
  try {
    return (await run(process.execPath, [program, url, ...flags, chrome], { env, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    if (tries === 1) throw error
    console.error(`Lighthouse could not measure ${url} and tries again.`)
    return runLighthouse(url, chromium, tries - 1)
  }
}

/**
 * One visit by Lighthouse's mid-range phone with the simulated slow line. Scores of 100, times in milliseconds. The whole
 * report is kept at `keepAt`.
 */
export const visitWithLighthouse = async (url: string, chromium: string, keepAt: string) => {
  const stdout = await runLighthouse(url, chromium)
  mkdirSync(dirname(keepAt), { recursive: true })
  writeFileSync(keepAt, stdout)
  const read = report.parse(JSON.parse(stdout))
  const { categories, audits } = read
  const score = (name: keyof typeof categories) => Math.round(100 * (categories[name].score ?? 0))
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    lost: lost(read),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    si: audits['speed-index'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

export type Visit = Awaited<ReturnType<typeof visitWithLighthouse>>
