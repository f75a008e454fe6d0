import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { projectFolder } from './child.ts'

const found = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

export type Audit = { kind: 'unknown'; why: string } | { kind: 'known'; found: string[] }

/** Reads what `npm audit --json` printed. What is no report says nothing, good or bad. */
export const readAudit = (printed: string): Audit => {
  let value: unknown
  try {
    value = JSON.parse(printed)
  } catch {
    return { kind: 'unknown', why: 'npm gave no report' }
  }
  const report = found.safeParse(value)
  if (!report.success) return { kind: 'unknown', why: 'the registry gave no report' }
  const all = Object.entries(report.data.vulnerabilities)
  return { kind: 'known', found: all.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) }
}

/** Asks the registry whether anything that runs here is known to be unsafe. */
export const audit = (): Audit => {
  const npm = process.env.npm_execpath
  if (!npm) return { kind: 'unknown', why: 'started without npm' }
  const args = [npm, 'audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000']
  const { stdout } = spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8', timeout: 30_000 })
  return readAudit(stdout ?? '')
}
