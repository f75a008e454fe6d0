import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { projectFolder } from './child.ts'

/** `leftOut` tests check the shipped business and are skipped for any other content. */
export type Counts = { passed: number; failed: number; leftOut: number }

/** Duration of a test file in seconds. */
export type FileTime = { file: string; seconds: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
})

/** Counts of a command that is a single check. */
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
 * What a Vitest JSON report says. A failure is `file › test`, and the start of its message; `retried` are the failures
 * of tests that passed at the second try.
 */
export type Report = { counts: Counts; files: FileTime[]; failures: string[]; retried: string[] }

/**
 * Reads a Vitest JSON report. A file that failed to load counts as a failure, and so does a run that failed without a
 * failed test or without a report.
 */
export const readReport = (reportFile: string, endedWell: boolean): Report => {
  const report = read(reportFile)
  if (!report) return { counts: oneCheck(false), files: [], failures: [], retried: [] }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numFailedTests + unloaded.length
  return {
    counts: {
      passed: report.numPassedTests,
      failed: failed === 0 && !endedWell ? 1 : failed,
      leftOut: report.numPendingTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectFolder, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: messages(report, 'failed'),
    retried: messages(report, 'passed'),
  }
}

const messages = ({ testResults }: z.infer<typeof vitestReport>, wanted: 'failed' | 'passed') =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, failureMessages = [] }) => status === wanted && (wanted === 'failed' || failureMessages.length > 0),
      )
      .map(({ fullName, failureMessages = [] }) => {
        const message = (failureMessages[0] ?? '').split('\n').slice(0, 8).join('\n    ')
        return `${relative(projectFolder, name)} › ${fullName}\n    ${message}`
      }),
  )

const read = (file: string) => {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The ten slowest files, one line each. */
export const slowest = (files: FileTime[]): string =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(4)} s  ${file}`)
    .join('\n')
