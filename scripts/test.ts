import { prepareMachine } from '../tests/machine/prepare.ts'
import { type Counts, drills, oneCheck, suites, sum } from './suites.ts'

// `npm run drills` takes hours: each drill at its full size.
const isDrills = process.argv[2] === 'drills'
const minutes = isDrills ? 300 : 30
const deadline = AbortSignal.timeout(minutes * 60_000 - 15_000)
const results = new Map<string, Counts>()

await prepareMachine()

for (const { name, needs, run } of isDrills ? drills : suites) {
  console.log(`\n── ${name} ──`)
  const ready = needs === undefined || results.get(needs)?.failed === 0
  if (!ready) console.log(`Not run: "${needs}" failed.`)
  results.set(name, ready ? await run(deadline) : oneCheck(false))
  if (deadline.aborted) console.log(`Stopped: the whole run may take ${minutes} minutes.`)
}

console.log('')
for (const [name, { passed, failed }] of results) console.log(`${name}: ${passed} passed, ${failed} failed`)
const { passed, failed } = sum([...results.values()])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
