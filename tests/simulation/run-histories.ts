import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mock } from 'node:test'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Role } from '../../contract/desk/people.ts'
import { readServerContent, type ServerContent } from '../../server/builds/server-content.ts'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { openStorage } from '../../server/storage/open.ts'
import { secondBusiness } from '../second-business.ts'
import { histories } from './commands.ts'
import { brokenPromises } from './invariants.ts'
import { emptyLedger } from './ledger.ts'
import { homeFile, homeOf } from './site.ts'
import { type Beginning, begun, openWorld, siteUrl } from './world.ts'

/**
 * Runs histories and prints what they found as one line of JSON. The same seed gives the same histories:
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

/** The second business takes no photographs of visitors; the one that ships does. */
const withPhotographs = ({ wordsIn }: ServerContent) => {
  const { visitor } = readServerContent('content').photographs
  return {
    wordsIn: (language?: string) => {
      const words = wordsIn(language)
      return { ...words, photographs: { ...words.photographs, visitor } }
    },
  }
}

const begin = async (databaseUrl: string | undefined): Promise<Beginning> => {
  const content = readServerContent(secondBusiness)
  const storage = await openStorage({ dataDir: folder, databaseUrl })
  const enter = async (name: string, role: Role) => {
    const link = await linkStore(storage).create({ kind: 'invite', name, role }, new Date())
    const { person, token } = await peopleStore(storage).enter(link, {}, new Date())
    return { id: person.id, token }
  }
  const people = { owner: await enter('Maria', 'owner'), helper: await enter('Jose', 'helper') }
  await storage.close()
  mkdirSync(join(folder, dirname(homeFile)), { recursive: true })
  writeFileSync(join(folder, homeFile), homeOf({ title: 'Clean', lead: 'Glass' }))
  writeFileSync(join(folder, 'content/images.yaml'), 'roof: { file: roof.jpg }\n')
  writeFileSync(join(folder, 'content/business.yaml'), 'name: Clean\n')
  const business = { ...content.business, siteUrl, form: { ...content.business.form, id: 'quote', project: 'website' } }
  return { folder, people, databaseUrl, content: { ...content, business, ...withPhotographs(content) } }
}

const beginning = await begin(values['database-url'])
let ran = 0
let trace: string[] = []

const property = fc.asyncProperty(histories, async (commands) => {
  ran += 1
  mock.timers.setTime(begun)
  const world = await openWorld(beginning)
  const ledger = emptyLedger()
  trace = world.log
  try {
    await fc.asyncModelRun(async () => ({ model: ledger, real: world }), commands)
    const broken = await brokenPromises(world, ledger)
    if (broken.length > 0) throw new Error(broken.join('; '))
  } finally {
    await world.close()
    rmSync(world.folder, { recursive: true })
  }
})

const started = performance.now()
// A failure is reported as it came: shrinking takes longer than finding.
const how = { endOnFailure: true, ...(values.path && { path: values.path }) }
const details = await fc.check(property, { seed: Number(values.seed), numRuns: Number(values.runs), ...how })
const seconds = (performance.now() - started) / 1000
rmSync(folder, { recursive: true })
const error = details.errorInstance instanceof Error ? details.errorInstance.message : undefined
const found = { isBroken: details.failed, path: details.counterexamplePath, ran, seconds, error, trace }
process.stdout.write(`${JSON.stringify(found)}\n`)
process.exitCode = details.failed ? 1 : 0
