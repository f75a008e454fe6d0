import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneCheck, readReport, slowest, sum } from './test-report.ts'

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
const countTests = (file: string, endedWell: boolean) => readReport(file, endedWell).counts
const times = { name: '/project/a.test.ts', startTime: 1000, endTime: 3500 }
const passed = { fullName: 'a price is a price', status: 'passed' }
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

  test('have a failure per file that failed to load', () => {
    const file = ran(3, 0, [
      { ...times, status: 'failed', assertionResults: [] },
      { ...times, status: 'passed', assertionResults: [passed] },
    ])
    expect(countTests(file, false)).toEqual({ passed: 3, failed: 1, leftOut: 0 })
  })

  test('have a failure if the run failed without a failed test', () => {
    expect(countTests(ran(3, 0), false)).toEqual({ passed: 3, failed: 1, leftOut: 0 })
  })

  test('are one failure without a report, or with a truncated one', () => {
    expect(countTests(join(folder, 'missing.json'), true)).toEqual({ passed: 0, failed: 1, leftOut: 0 })
    expect(countTests(report('{"numPassed'), true)).toEqual({ passed: 0, failed: 1, leftOut: 0 })
  })
})

test('of several suites are added up', () => {
  expect(sum([oneCheck(true), oneCheck(false), { passed: 5, failed: 1, leftOut: 3 }])).toEqual({
    passed: 6,
    failed: 2,
    leftOut: 3,
  })
})

test('a report tells how long each file took', () => {
  const file = ran(1, 0, [{ ...times, status: 'passed', assertionResults: [passed] }])
  expect(readReport(file, true).files).toEqual([{ file: expect.stringMatching(/a\.test\.ts$/), seconds: 2.5 }])
})

test('a report names each failed test, with the start of its message', () => {
  const failed = { fullName: 'a lead is kept', status: 'failed', failureMessages: ['expected 1 to be 2\n  at a line'] }
  const file = ran(1, 1, [{ ...times, status: 'failed', assertionResults: [passed, failed] }])
  expect(readReport(file, false).failures).toEqual([
    expect.stringMatching(/a\.test\.ts › a lead is kept\n +expected 1 to be 2\n/),
  ])
})

test('a report names each test that passed at its second try', () => {
  const second = {
    fullName: 'a button is clicked',
    status: 'passed',
    failureMessages: ['the click was lost\n  at a line'],
  }
  const file = ran(2, 0, [{ ...times, status: 'passed', assertionResults: [passed, second] }])
  expect(readReport(file, true)).toMatchObject({
    failures: [],
    retried: [expect.stringMatching(/a\.test\.ts › a button is clicked\n +the click was lost\n/)],
  })
})

test('the ten slowest files are listed, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index + 0.2 }))
  const lines = slowest(files).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  11 s  11.test.ts')
})
