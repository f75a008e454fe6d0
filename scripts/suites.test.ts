import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countTests, oneCheck, sum } from './suites.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const report = (text: string) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return file
}
const ran = (numPassedTests: number, numFailedTests: number, testResults: object[] = [], numPendingTests = 0) =>
  report(JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, testResults }))

describe('the counts of a test run', () => {
  test('are those of the report', () => {
    expect(countTests(ran(12, 2), false)).toEqual({ passed: 12, failed: 2, leftOut: 0 })
    expect(countTests(ran(12, 0), true)).toEqual({ passed: 12, failed: 0, leftOut: 0 })
  })

  test('say how many were left out', () => {
    expect(countTests(ran(12, 0, [], 7), true)).toEqual({ passed: 12, failed: 0, leftOut: 7 })
  })

  test('have one failure for each file that could not be loaded', () => {
    const file = ran(3, 0, [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ])
    expect(countTests(file, false)).toEqual({ passed: 3, failed: 1, leftOut: 0 })
  })

  test('have a failure when the run ended badly though no test failed', () => {
    expect(countTests(ran(3, 0), false)).toEqual({ passed: 3, failed: 1, leftOut: 0 })
  })

  test('are one failure without a report, or with half of one', () => {
    expect(countTests(join(folder, 'missing.json'), true)).toEqual({ passed: 0, failed: 1, leftOut: 0 })
    expect(countTests(report('{"numPassed'), true)).toEqual({ passed: 0, failed: 1, leftOut: 0 })
  })
})

test('suites are added up', () => {
  expect(sum([oneCheck(true), oneCheck(false), { passed: 5, failed: 1, leftOut: 3 }])).toEqual({
    passed: 6,
    failed: 2,
    leftOut: 3,
  })
})
