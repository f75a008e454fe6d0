import { join } from 'node:path'
import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { backUp } from '../../server/ops/commands/backup.ts'
import { restore } from '../../server/ops/commands/restore.ts'
import { openStorage } from '../../server/storage/open.ts'
import { type Asked, command, findLead, type Ledger, namesOf, pick } from './command.ts'
import { answerPage, photograph } from './customer-commands.ts'
import { moods } from './outside.ts'
import { editSite } from './site-commands.ts'
import { deviceKeys, endpointOf, hour, type World } from './world.ts'

const post = async (world: World, ledger: Ledger, name: string, asSpam: boolean) => {
  const asked = ledger.asked.get(name)
  if (!asked || asked.isByHand) return
  const payload = { ...asked.answers, ...(asSpam && { _gotcha: 'x' }) }
  const answer = await world.send({ url: '/f/quote', method: 'POST', payload })
  ledger.log.push(`  ${name}: ${answer?.statusCode}`)
  if (answer && ![200, 503].includes(answer.statusCode))
    throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  if (answer?.statusCode !== 200) return
  asked.acknowledged += 1
  if (!asSpam) asked.isClean = true
}

// A name that is repeated in the note counts as spam only together with the filled trap.
const answersOf = (name: string, number: number) => ({
  ...{ name, note: name, phone: '(559) 555-0101', email: `visitor${number}@example.com`, _key: `key ${number}` },
})

const ask = command(
  'ask',
  fc.record({ isSpam: fc.constantFrom(false, false, true), copies: fc.constantFrom(1, 1, 2) }),
  async (world, ledger, { isSpam, copies }) => {
    const number = ledger.asked.size
    const name = `Visitor ${number}`
    ledger.asked.set(name, { answers: answersOf(name, number), acknowledged: 0, isClean: false })
    await Promise.all(Array.from({ length: copies }, () => post(world, ledger, name, isSpam)))
  },
)

const askAgain = command('ask again', fc.nat(30), async (world, ledger, which) => {
  const name = pick(namesOf(ledger), which)
  if (name) await post(world, ledger, name, false)
})

/** A caller's lead, written down at the desk and sent again where the line was cut: it owes no letter. */
const byHand = command(
  'by hand',
  fc.record({ who: fc.nat(1), times: fc.integer({ min: 1, max: 2 }) }),
  async (world, ledger, { who, times }) => {
    const person = world.people[who]
    if (!person) return
    const name = `Caller ${ledger.asked.size}`
    const asked: Asked = { answers: {}, acknowledged: 0, isClean: false, isByHand: true }
    ledger.asked.set(name, asked)
    await world.signIn(person)
    const contact = { name, phone: '(559) 555-0102', email: '', town: '', street: '', access: '', note: '' }
    const lead = { id: crypto.randomUUID(), origin: 'phone', ...contact, language: null, isWaiting: true }
    for (let sent = 0; sent < times; sent += 1)
      if ((await world.call(person, '/leads', 'POST', lead))?.statusCode === 200) asked.acknowledged += 1
  },
)

/** A round of letters, by one server or by two at once, of webhook calls, or of pushes. */
const deliver = command(
  'deliver',
  fc.record({ mood: fc.constantFrom(...moods), what: fc.constantFrom('mail', 'mailTwice', 'calls', 'notices') }),
  async (world, _, { mood, what }) => {
    world.away.setMood(mood)
    await world[what]()
  },
)

/** A person's phone asks for pushes. */
const subscribe = command('subscribe', fc.nat(1), async (world, _, who) => {
  const person = world.people[who]
  if (!person) return
  await world.signIn(person)
  await world.call(person, '/push', 'POST', { endpoint: endpointOf(person.id), keys: deviceKeys })
})

const kinds = fc.constantFrom<object>(
  ...[{ kind: 'call' }, { kind: 'note', text: 'Ladder.' }, { kind: 'quote', cents: 20_000 }],
  ...[{ kind: 'spam' }, { kind: 'rescue' }, { kind: 'lost', reason: 'price' }, { kind: 'reopen' }],
)

type Change = { who: number; change: object; together: boolean; isCut: boolean }

/** One change by one person or, from the same version, by both; some lines are cut, and the phone sends again. */
const changeLead = async (world: World, ledger: Ledger, name: string, { who, change, together, isCut }: Change) => {
  const id = await findLead(world, name)
  const first = world.people[who]
  if (!id || !first) return
  for (const person of world.people) await world.signIn(person)
  const seen = await world.call(first, `/leads/${id}`)
  if (seen?.statusCode !== 200) return
  const { version } = leadSchema.parse(seen.json())
  const by = (together ? world.people : [first]).map((person) => ({
    person,
    done: { id: crypto.randomUUID(), asked: name, from: version, isAcknowledged: false },
  }))
  ledger.done.push(...by.map(({ done }) => done))
  const send = async ({ person, done }: (typeof by)[number]) => {
    const answer = await world.call(person, `/leads/${id}/changes`, 'POST', { id: done.id, version, change })
    ledger.log.push(`  ${name}: ${answer?.statusCode}`)
    if (answer?.statusCode === 200) done.isAcknowledged = true
  }
  await Promise.all(by.map(send))
  // The phone sends again, whether the first answer was yes or no.
  if (isCut) await Promise.all(by.map(send))
}

const oneChange = fc.record({ who: fc.nat(1), change: kinds, together: fc.boolean(), isCut: fc.boolean() })
const change = command(
  'change',
  fc.record({ which: fc.nat(30), changes: fc.array(oneChange, { minLength: 1, maxLength: 3 }) }),
  async (world, ledger, { which, changes }) => {
    const name = pick(namesOf(ledger), which)
    if (name) for (const one of changes) await changeLead(world, ledger, name, one)
  },
)

const remove = command('remove person', fc.constant(0), async (world) => {
  const [owner, helper] = world.people
  if (!owner || !helper) return
  await world.signIn(owner)
  await world.confirm(owner)
  const answer = await world.call(owner, `/people/${helper.id}`, 'DELETE')
  if (answer?.statusCode !== 200) return
  helper.isRemoved = true
  helper.pushesUntilRemoved ??= world.away.received.get(endpointOf(helper.id)) ?? 0
})

const day = 24 * hour
const wait = command('wait', fc.constantFrom(1 / 60, 0.1, 1, 7, 30), async (world, _, hours) =>
  world.pass(hours * hour),
)
const clock = command(
  'clock',
  fc.record({ days: fc.constantFrom(-1100, -30, -1, 0, 0, 0, 1, 30, 1100), removes: fc.boolean() }),
  async (world, _, { days, removes }) => {
    world.setClock(days * day)
    if (removes) await world.retention()
  },
)
const retention = command('retention', fc.constant(0), (world) => world.retention())

/** What a backup must hold is what was acknowledged before it; nobody is signed in after it is restored. */
const backup = command('backup', fc.constant(0), async (world, ledger) => {
  if (world.beginning.databaseUrl) return
  const owed = [...ledger.asked].filter(([, { acknowledged }]) => acknowledged > 0).map(([name]) => name)
  const changes = ledger.done.filter(({ isAcknowledged }) => isAcknowledged)
  const { file } = await backUp(world.server().dataDir)
  const elsewhere = join(world.newFolder(), 'restored')
  restore(elsewhere, file)
  const { db, close } = await openStorage({ dataDir: elsewhere })
  const names = new Set((await db.selectFrom('leads').select('name').execute()).map(({ name }) => name))
  const events = new Set((await db.selectFrom('events').select('id').execute()).map(({ id }) => id))
  const sessions = await db.selectFrom('sessions').select('id').execute()
  await close()
  if (!owed.every((name) => names.has(name))) throw new Error('a backup lacks an acknowledged request')
  if (!changes.every(({ id }) => events.has(id))) throw new Error('a backup lacks an acknowledged change')
  if (sessions.length > 0) throw new Error('a restored backup lets somebody in')
})

const kill = command('kill', fc.constant(0), (world) => world.restart())
const trouble = command(
  'trouble',
  fc.record({ after: fc.nat(12), what: fc.constantFrom('fail' as const, 'die' as const) }),
  async (world, _, { after, what }) => world.server().points.arm(after, what),
)
const failEvery = command('fail every', fc.constantFrom(0, 2, 3, 5, 7), async (world, _, nth) =>
  world.server().points.failEvery(nth),
)

/** A history of up to `size` commands; the frequent ones appear twice. */
export const histories = (size: number) =>
  fc.commands(
    [
      ask,
      ask,
      askAgain,
      byHand,
      photograph,
      answerPage,
      answerPage,
      deliver,
      deliver,
      deliver,
      deliver,
      subscribe,
    ].concat([change, change, editSite, editSite, remove, wait, clock, retention, backup, kill, trouble, failEvery]),
    { maxCommands: size, size: 'max' },
  )
