import fc from 'fast-check'
import { command, type Ledger } from './command.ts'
import { fields, wordsOf } from './site-on-disk.ts'
import type { World } from './world.ts'

type Word = { who: number; field: (typeof fields)[number]; times: number; isBehind: boolean }

const write = async (world: World, ledger: Ledger, { who, field, times, isBehind }: Word) => {
  const person = world.people[who]
  if (!person) return
  await world.signIn(person)
  const one = { id: crypto.randomUUID(), field, after: `word ${ledger.drafts.length}`, isAcknowledged: false }
  ledger.drafts.push(one)
  const before = isBehind ? 'a word of long ago' : wordsOf(world.server().dataDir)[field]
  for (let time = 0; time < times; time += 1) {
    const body = { id: one.id, file: 'en/home.yaml', path: [field], before, after: one.after }
    const answer = await world.call(person, '/site/drafts', 'POST', body)
    ledger.log.push(`  ${field}: ${answer?.statusCode}`)
    if (answer?.statusCode === 200) one.isAcknowledged = true
  }
}

/** A word of the site by one of the two, whose phone may show old words, sent once or twice. Then the owner may publish every draft, with trouble or not. */
export const editSite = command(
  'edit site',
  fc.record({
    who: fc.nat(1),
    field: fc.constantFrom(...fields),
    times: fc.integer({ min: 1, max: 2 }),
    isBehind: fc.constantFrom(false, false, true),
    publish: fc.constantFrom('not' as const, 'well' as const, 'fail' as const, 'die' as const),
    after: fc.nat(16),
  }),
  async (world, ledger, { publish, after, ...word }) => {
    await write(world, ledger, word)
    const [owner] = world.people
    if (!owner || publish === 'not') return
    await world.signIn(owner)
    await world.confirm(owner)
    const { publisher } = world.server().app.publish
    const open = await publisher.drafts.open()
    const drafts = open.filter(({ isStale }) => !isStale).map(({ id }) => id)
    if (drafts.length === 0) return
    if (publish !== 'well') world.server().points.arm(after, publish)
    const answer = await world.call(owner, '/site/publish', 'POST', { drafts })
    ledger.log.push(`  ${answer?.statusCode}`)
    await publisher.settled()
  },
)
