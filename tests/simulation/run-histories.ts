import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mock } from 'node:test'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Role } from '../../contract/desk/people.ts'
import { readServerContent } from '../../server/builds/server-content.ts'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { openStorage } from '../../server/storage/open.ts'
import { histories } from './commands.ts'
import { checkPromises } from './invariants.ts'
import { emptyLedger } from './ledger.ts'
import { homeFile, homeOf } from './site.ts'
import { type Beginning, begun, openWorld, siteUrl } from './world.ts'

/**
 * Runs histories and prints the first that breaks a promise, with its seed and path, which give the same history again:
 * `node tests/simulation/run-histories.ts --seed 1 --runs 1 --path 0`.
 */
const text = { type: 'string' } as const
const options = { seed: { ...text, default: '1' }, runs: { ...text, default: '100' }, path: text, 'database-url': text }
const { values } = parseArgs({ options })

// A disk in memory where there is one: each history waits for hundreds of writes.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'))
mock.timers.enable({ apis: ['Date'], now: begun })
// The jitter of retries and everything else that is not in the seed.
Math.random = () => 0.5

const begin = async (databaseUrl: string | undefined): Promise<Beginning> => {
  const content = readServerContent('content')
  const storage = await openStorage({ dataDir: folder, databaseUrl })
  const enter = async (name: string, role: Role) => {
    const link = await linkStore(storage).create({ kind: 'invite', name, role }, new Date())
    return (await peopleStore(storage).enter(link, {}, new Date())).person.id
  }
  const people = { owner: await enter('Maria', 'owner'), helper: await enter('Jose', 'helper') }
  await storage.close()
  mkdirSync(join(folder, dirname(homeFile)), { recursive: true })
  writeFileSync(join(folder, homeFile), homeOf({ title: 'Clean', lead: 'Glass' }))
  writeFileSync(join(folder, 'content/images.yaml'), 'roof: { file: roof.jpg }\n')
  writeFileSync(join(folder, 'content/business.yaml'), 'name: Clean\n')
  const business = { ...content.business, siteUrl, form: { ...content.business.form, id: 'quote', project: 'website' } }
  return { folder, people, databaseUrl, content: { ...content, business } }
}

const beginning = await begin(values['database-url'])
const property = fc.asyncProperty(histories, async (commands) => {
  const world = await openWorld(beginning)
  const ledger = emptyLedger()
  try {
    await fc.asyncModelRun(async () => ({ model: ledger, real: world }), commands)
    await checkPromises(world, ledger)
  } finally {
    await world.server().app.close()
    rmSync(world.folder, { recursive: true })
  }
})

// A failure is reported as it came: shrinking takes longer than finding.
const how = { endOnFailure: true, includeErrorInReport: true, ...(values.path && { path: values.path }) }
const details = await fc.check(property, { seed: Number(values.seed), numRuns: Number(values.runs), ...how })
rmSync(folder, { recursive: true })
process.stdout.write((await fc.asyncDefaultReportMessage(details)) ?? 'every promise was kept')
