import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A command that is one check by itself. */
export const oneCheck = (passed: boolean): Counts => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
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
  return { passed: report.numPassedTests, failed: failed === 0 && !endedWell ? 1 : failed }
}

const read = (file: string) => {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
