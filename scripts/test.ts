import { prepareMachine } from '../tests/machine/prepare.ts'
import { drills, type Suite, suites } from './suites.ts'
import { type Counts, type FileTime, oneCheck, slowest, sum } from './test-report.ts'

// `npm run drills` takes hours.
const isDrills = process.argv[2] === 'drills'
const minutes = isDrills ? 300 : 30
const deadline = AbortSignal.timeout(minutes * 60_000 - 15_000)
const started = new Map<string, Promise<Counts>>()
const times: FileTime[] = []
const failures: string[] = []
const retried: string[] = []

const runSuite = async ({ name, needs, run }: Suite): Promise<Counts> => {
  if (needs !== undefined && (await started.get(needs))?.failed !== 0) {
    console.log(`\n── ${name} ──\nNot run: "${needs}" failed.`)
    return oneCheck(false)
  }
  console.log(`\n── ${name}: started ──`)
  const startedAt = performance.now()
  const { counts, output, ...report } = await run(deadline)
  times.push(...(report.files ?? []))
  failures.push(...(report.failures ?? []))
  retried.push(...(report.retried ?? []))
  // Suites run in parallel, so each one's output is printed at once.
  console.log(`\n── ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s ──\n${output}`)
  if (deadline.aborted) console.log(`Stopped: the whole run may take ${minutes} minutes.`)
  return counts
}

const waiting = isDrills ? [...drills] : [...suites]

/** Runs waiting suites one after the other. */
const runWaiting = async () => {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    const result = runSuite(suite)
    started.set(suite.name, result)
    await result
  }
}

await prepareMachine()
// Twice as many as two processors, for a suite of browsers or servers waits for half of its time.
await Promise.all([runWaiting(), runWaiting(), runWaiting(), runWaiting()])

const print = (title: string, tests: string[]) => {
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map((test) => ` ✗ ${test}`).join('\n')}`)
}
print('Failed once, passed at the second try', retried)
print('Failed', failures)
console.log(`\nThe slowest files:\n${slowest(times)}\n`)
const results: Counts[] = []
for (const [name, result] of started) {
  const counts = await result
  results.push(counts)
  const left = counts.leftOut > 0 ? `, ${counts.leftOut} left out` : ''
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed${left}`)
}
const { passed, failed, leftOut } = sum(results)
if (leftOut > 0)
  console.log(`\n${leftOut} left out: what is about the business that ships, or what this machine cannot do.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
