import { join } from 'node:path'
import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { backUp } from '../../server/ops/commands/backup.ts'
import { restore } from '../../server/ops/commands/restore.ts'
import { openStorage } from '../../server/storage/open.ts'
import { answerPage, editSite, photograph } from './customer-commands.ts'
import { command, type Ledger, pickLead } from './ledger.ts'
import { moods, type Trouble } from './outside.ts'
import { hour, peopleKeys, type Who, type World } from './world.ts'

const whoever = fc.constantFrom(...peopleKeys)
const nothing = fc.constant(0)

const post = async (world: World, { asked }: Ledger, name: string, asSpam: boolean) => {
  const request = asked.get(name)
  if (!request || request.isByHand) return
  const payload = { ...request.answers, ...(asSpam && { _gotcha: 'x' }) }
  const answer = await world.send({ url: '/f/quote', method: 'POST', payload })
  if (answer && ![200, 503].includes(answer.statusCode))
    throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  if (answer?.statusCode !== 200) return
  request.acknowledged += 1
  if (!asSpam) request.isClean = true
}

const ask = command(
  'ask',
  fc.record({ isSpam: fc.constantFrom(false, false, true), copies: fc.constantFrom(1, 1, 2) }),
  async (world, { isSpam, copies }, ledger) => {
    const number = ledger.asked.size
    const name = `Visitor ${number}`
    // A name that is repeated in the note counts as spam only together with the filled trap.
    const contact = { name, note: name, phone: '(559) 555-0101', email: `visitor${number}@example.com` }
    const answers = { ...contact, _key: `key ${number}` }
    ledger.asked.set(name, { answers, acknowledged: 0, isClean: false, isByHand: false })
    await Promise.all(Array.from({ length: copies }, () => post(world, ledger, name, isSpam)))
  },
)

const askAgain = command('ask again', fc.nat(30), async (world, which, ledger) => {
  const [name] = [...ledger.asked.keys()].slice(which % Math.max(ledger.asked.size, 1))
  if (name) await post(world, ledger, name, false)
})

/** A caller's lead, written down at the desk and sent again where the line was cut: it owes no letter. */
const byHand = command(
  'by hand',
  fc.record({ who: whoever, times: fc.integer({ min: 1, max: 2 }) }),
  async (world, { who, times }, { asked }) => {
    const name = `Caller ${asked.size}`
    const request = { answers: {}, acknowledged: 0, isClean: false, isByHand: true }
    asked.set(name, request)
    await world.signIn(who)
    const contact = { name, phone: '(559) 555-0102', email: '', town: '', street: '', access: '', note: '' }
    const lead = { id: crypto.randomUUID(), origin: 'phone', ...contact, language: null, isWaiting: true }
    for (let sent = 0; sent < times; sent += 1)
      if ((await world.call(who, '/leads', 'POST', lead))?.statusCode === 200) request.acknowledged += 1
  },
)

/** A round of letters, by one server or by two at once, of webhook calls, or of pushes. */
const deliver = command(
  'deliver',
  fc.record({ mood: fc.constantFrom(...moods), what: fc.constantFrom('mail', 'mailTwice', 'calls', 'notices') }),
  async (world, { mood, what }) => {
    world.away.mood = mood
    await world[what]()
  },
)

/** A person's phone asks for pushes. */
const subscribe = command('subscribe', whoever, async (world, who) => {
  await world.signIn(who)
  await world.call(who, '/push', 'POST', world.deviceOf(who))
})

const kinds = fc.constantFrom<object>(
  ...[{ kind: 'call' }, { kind: 'note', text: 'Ladder.' }, { kind: 'quote', cents: 20_000 }],
  ...[{ kind: 'spam' }, { kind: 'rescue' }, { kind: 'lost', reason: 'price' }, { kind: 'reopen' }],
)
const oneChange = fc.record({ who: whoever, change: kinds, together: fc.boolean(), isCut: fc.boolean() })

/** Changes by one person or, from the same version, by both; some lines are cut, and the phone sends again. */
const change = command(
  'change',
  fc.record({ which: fc.nat(30), changes: fc.array(oneChange, { minLength: 1, maxLength: 3 }) }),
  async (world, { which, changes }, ledger) => {
    for (const { who, change: made, together, isCut } of changes) {
      const { name = '', lead: id } = (await pickLead(world, ledger, which)) ?? {}
      if (!id) return
      await world.signIn(...peopleKeys)
      const seen = await world.call(who, `/leads/${id}`)
      if (seen?.statusCode !== 200) continue
      const { version } = leadSchema.parse(seen.json())
      const by = (together ? peopleKeys : [who]).map((person: Who) => ({
        person,
        done: { id: crypto.randomUUID(), asked: name, from: version, isAcknowledged: false },
      }))
      ledger.done.push(...by.map(({ done }) => done))
      const send = async ({ person, done }: (typeof by)[number]) => {
        const body = { id: done.id, version, change: made }
        const answer = await world.call(person, `/leads/${id}/changes`, 'POST', body)
        if (answer?.statusCode === 200) done.isAcknowledged = true
      }
      await Promise.all(by.map(send))
      // The phone sends again, whether the first answer was yes or no.
      if (isCut) await Promise.all(by.map(send))
    }
  },
)

const remove = command('remove person', nothing, async (world) => {
  const { helper } = world.people
  await world.signIn('owner')
  await world.confirm('owner')
  const answer = await world.call('owner', `/people/${helper.id}`, 'DELETE')
  if (answer?.statusCode !== 200) return
  helper.isRemoved = true
  helper.pushesUntilRemoved = Math.min(helper.pushesUntilRemoved, world.away.received.get(helper.endpoint) ?? 0)
})

const wait = command('wait', fc.constantFrom(1 / 60, 0.1, 1, 7, 30), async (world, hours) => world.pass(hours * hour))
const clock = command(
  'clock',
  fc.record({ days: fc.constantFrom(-1100, -30, -1, 0, 0, 0, 1, 30, 1100), removes: fc.boolean() }),
  async (world, { days, removes }) => {
    world.setClock(days * 24 * hour)
    if (removes) await world.retention()
  },
)
const retention = command('retention', nothing, (world) => world.retention())

/** What a backup must hold is what was acknowledged before it; nobody is signed in after it is restored. */
const backup = command('backup', nothing, async (world, _, ledger) => {
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

const kill = command('kill', nothing, (world) => world.restart())
const trouble = command(
  'trouble',
  fc.record({ after: fc.nat(12), what: fc.constantFrom<Trouble>('fail', 'die') }),
  async (world, next) => {
    world.server().points.next = next
  },
)
const failEvery = command('fail every', fc.constantFrom(0, 2, 3, 5, 7), async (world, nth) => {
  world.server().points.failEvery = nth
})

/** A history of up to 40 commands; the frequent ones appear twice. */
export const histories = fc.commands(
  [
    ...[ask, ask, askAgain, byHand, photograph, answerPage, answerPage, deliver, deliver, deliver, deliver, subscribe],
    ...[change, change, editSite, editSite, remove, wait, clock, retention, backup, kill, trouble, failEvery],
  ],
  { maxCommands: 40, size: 'max' },
)
