import { join } from 'node:path'
import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { backUp } from '../../server/ops/commands/backup.ts'
import { restore } from '../../server/ops/commands/restore.ts'
import { openStorage } from '../../server/storage/open.ts'
import { moods, type Trouble } from './outside.ts'
import { fields, wordsOf } from './site.ts'
import { peopleKeys, type Who, type World } from './world.ts'

/** What people outside know: what was acknowledged to them. */
export const emptyLedger = () => ({
  asked: new Map<string, { number: number; acknowledged: number; isClean: boolean; isByHand: boolean }>(),
  /** Changes at the desk, each made from the version `from`. */
  done: [] as { id: string; asked: string; from: number; isAcknowledged: boolean }[],
  photographs: [] as { bytes: string; isAcknowledged: boolean }[],
  /** Leads, each with its written quotes, and whether the customer read that a day is looked for. */
  wanted: new Map<string, { quotes: number; isAcknowledged: boolean }>(),
  /** Drafts that may be stored, newest last. */
  drafts: [] as { id: string; field: string; after: string; isAcknowledged: boolean }[],
})
export type Ledger = ReturnType<typeof emptyLedger>

const whoever = fc.constantFrom(...peopleKeys)
const which = fc.nat(30)
/** How often a phone sends a request: again where the line was cut, or twice at once. */
const sending = fc.constantFrom('once', 'again', 'twice')
const trouble = fc.record({ after: fc.nat(16), what: fc.constantFrom<Trouble['what']>('fail', 'die') })
const rarely = fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: trouble })

const send = async (how: string, act: () => Promise<void>) => {
  await Promise.all(how === 'twice' ? [act(), act()] : [act()])
  if (how === 'again') await act()
}

/** A command, in the midst of which the disk may fail or the process end; a server that has ended starts again. */
const command = <Given extends object>(
  name: string,
  given: { [Key in keyof Given]: fc.Arbitrary<Given[Key]> },
  act: (world: World, given: Given, ledger: Ledger) => Promise<unknown>,
) =>
  fc.tuple(fc.record(given), rarely).map(([args, next]): fc.AsyncCommand<Ledger, World> => {
    const told = `${name}(${JSON.stringify(args)}${next ? `, ${next.what} after ${next.after}` : ''})`
    return {
      check: () => true,
      run: async (ledger, world) => {
        if (next) world.server().points.next = { ...next }
        await act(world, args as Given, ledger)
        if (world.server().points.isDead) await world.restart()
      },
      toString: () => told,
    }
  })

/** Name of one of the requests, and its lead. */
const pickLead = async (world: World, { asked }: Ledger, index: number) => {
  const [name = ''] = [...asked.keys()].slice(index % Math.max(asked.size, 1))
  const { db } = world.server().storage
  const [row] = await db.selectFrom('leads').select('id').where('name', '=', name).execute()
  return row && { name, lead: row.id }
}

/** A visitor's form, perhaps one that was sent before, now as spam or not. */
const ask = command(
  'ask',
  { before: fc.option(which, { freq: 2 }), isSpam: fc.constantFrom(false, false, true), sending },
  async (world, { before, isSpam, sending: how }, { asked }) => {
    const number = asked.size
    const earlier = [...asked].filter(([, { isByHand }]) => !isByHand)
    const fresh = [`Visitor ${number}`, { number, acknowledged: 0, isClean: false, isByHand: false }] as const
    const [name, request] = (before !== null && earlier[before % earlier.length]) || fresh
    asked.set(name, request)
    // A name that is repeated in the note counts as spam only together with the filled trap.
    const contact = { name, note: name, phone: '(559) 555-0101', email: `visitor${request.number}@example.com` }
    const payload = { ...contact, _key: `key ${request.number}`, ...(isSpam && { _gotcha: 'x' }) }
    await send(how, async () => {
      const answer = await world.send({ url: '/f/quote', method: 'POST', payload })
      if (answer && ![200, 503].includes(answer.statusCode)) throw new Error(`answered ${answer.body}`)
      if (answer?.statusCode !== 200) return
      request.acknowledged += 1
      request.isClean ||= !isSpam
    })
  },
)

/** A caller's lead, written down at the desk: it owes no letter. */
const byHand = command('by hand', { who: whoever, sending }, async (world, { who, sending: how }, { asked }) => {
  const name = `Caller ${asked.size}`
  const request = { number: asked.size, acknowledged: 0, isClean: false, isByHand: true }
  asked.set(name, request)
  const contact = { name, phone: '(559) 555-0102', email: '', town: '', street: '', access: '', note: '' }
  const lead = { id: crypto.randomUUID(), origin: 'phone', ...contact, language: null, isWaiting: true }
  await send(how, async () => {
    if ((await world.call(who, '/leads', 'POST', lead))?.statusCode === 200) request.acknowledged += 1
  })
})

const formType = 'multipart/form-data; boundary=boundary-of-photographs'
const form = (bytes: string) =>
  `--boundary-of-photographs\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${bytes}\r\n--boundary-of-photographs--\r\n`

/** A photograph of a lead by the visitor's link or by a person. */
const photograph = command(
  'photograph',
  { which, who: fc.constantFrom('visitor' as const, ...peopleKeys), sending },
  async (world, { which: index, who, sending: how }, ledger) => {
    const { lead } = (await pickLead(world, ledger, index)) ?? {}
    if (!lead) return
    const sent = { bytes: crypto.randomUUID(), isAcknowledged: false }
    ledger.photographs.push(sent)
    const headers = { 'content-type': formType, accept: 'application/json' }
    await send(how, async () => {
      const url = `/thanks?photos=${world.server().app.photographs.links.tokenOf(lead)}`
      const answer = await (who === 'visitor'
        ? world.send({ url, method: 'POST', headers, payload: form(sent.bytes) })
        : world.call(who, `/leads/${lead}/photographs?id=${sent.bytes}&stage=before`, 'POST', sent.bytes))
      if (answer?.statusCode === 200 && !answer.json().why) sent.isAcknowledged = true
    })
  },
)

/** Makes a change of a lead from the version that people see now. Returns true once it was acknowledged. */
const make = async (
  world: World,
  ledger: Ledger,
  { lead, name }: { lead: string; name: string },
  by: readonly Who[],
  made: object,
  how: string,
) => {
  const seen = await world.call(by[0] ?? 'owner', `/leads/${lead}`)
  if (seen?.statusCode !== 200) return false
  const { version } = leadSchema.parse(seen.json())
  const change = async (who: Who) => {
    const done = { id: crypto.randomUUID(), asked: name, from: version, isAcknowledged: false }
    ledger.done.push(done)
    await send(how, async () => {
      const answer = await world.call(who, `/leads/${lead}/changes`, 'POST', { id: done.id, version, change: made })
      if (answer?.statusCode === 200) done.isAcknowledged = true
    })
    return done.isAcknowledged
  }
  return (await Promise.all(by.map(change))).includes(true)
}

const kinds = fc.constantFrom<object>(
  ...[{ kind: 'call' }, { kind: 'note', text: 'Ladder.' }, { kind: 'quote', cents: 20_000 }],
  ...[{ kind: 'spam' }, { kind: 'rescue' }, { kind: 'lost', reason: 'price' }, { kind: 'reopen' }],
)

/** Changes of one lead, each by one person or, from the same version, by both. */
const change = command(
  'change',
  {
    which,
    changes: fc.array(fc.record({ who: whoever, isBoth: fc.boolean(), made: kinds, sending }), {
      minLength: 1,
      maxLength: 3,
    }),
  },
  async (world, { which: index, changes }, ledger) => {
    for (const { who, isBoth, made, sending: how } of changes) {
      const picked = await pickLead(world, ledger, index)
      if (picked) await make(world, ledger, picked, isBoth ? peopleKeys : [who], made, how)
    }
  },
)

/** A quote is written for a lead, and its customer asks for a day on the private page. */
const answerPage = command('answer page', { which, sending }, async (world, { which: index, sending: how }, ledger) => {
  const picked = await pickLead(world, ledger, index)
  const page = picked && (await world.call('owner', `/leads/${picked.lead}/page`))
  if (!picked || page?.statusCode !== 200) return
  const { draft, address } = page.json()
  const written = { ...draft, lines: [{ text: 'Gutters', cents: 20_000 }] }
  if (!(await make(world, ledger, picked, ['owner'], { kind: 'quote', cents: 20_000, written }, 'once'))) return
  const wanted = ledger.wanted.get(picked.lead) ?? { quotes: 0, isAcknowledged: false }
  ledger.wanted.set(picked.lead, wanted)
  wanted.quotes += 1
  await send(how, async () => {
    const answer = await world.send({ url: new URL(address).pathname, method: 'POST' })
    if (answer?.statusCode === 303) wanted.isAcknowledged = true
  })
})

/** A word of the site by a person, whose phone may show old words. Then the owner may publish every draft. */
const editSite = command(
  'edit site',
  { who: whoever, field: fc.constantFrom(...fields), isBehind: fc.boolean(), publishes: fc.boolean(), sending },
  async (world, { who, field, isBehind, publishes, sending: how }, { drafts }) => {
    const draft = { id: crypto.randomUUID(), field, after: `word ${drafts.length}`, isAcknowledged: false }
    drafts.push(draft)
    const { app, dataDir } = world.server()
    const before = isBehind ? 'a word of long ago' : wordsOf(dataDir)[field]
    const body = { id: draft.id, file: 'en/home.yaml', path: [field], before, after: draft.after }
    await send(how === 'twice' ? 'again' : how, async () => {
      if ((await world.call(who, '/site/drafts', 'POST', body))?.statusCode === 200) draft.isAcknowledged = true
    })
    const { publisher } = app.publish
    const open = (await publisher.drafts.open()).filter(({ isStale }) => !isStale)
    if (!publishes || open.length === 0) return
    await world.call('owner', '/site/publish', 'POST', { drafts: open.map(({ id }) => id) })
    await publisher.settled()
  },
)

const subscribe = command('subscribe', { who: whoever }, (world, { who }) =>
  world.call(who, '/push', 'POST', world.people[who].device),
)

const remove = command('remove person', {}, async ({ call, people: { helper }, away }) => {
  if ((await call('owner', `/people/${helper.id}`, 'DELETE'))?.statusCode !== 200) return
  helper.isRemoved = true
  helper.pushesUntilRemoved = Math.min(helper.pushesUntilRemoved, away.received.get(helper.device.endpoint) ?? 0)
})

/** Letters, webhook calls and pushes that are due, by one server or by two at once. */
const deliver = command(
  'deliver',
  { mood: fc.constantFrom(...moods), processes: fc.integer({ min: 1, max: 2 }) },
  async (world, { mood, processes }) => {
    world.away.mood = mood
    await world.deliver(processes)
  },
)

const hour = 60 * 60_000
const pass = command(
  'pass',
  {
    hours: fc.constantFrom(0, 1 / 60, 0.1, 1, 7, 30),
    daysWrong: fc.constantFrom(-1100, -30, -1, 0, 0, 0, 1, 30, 1100),
  },
  async (world, { hours, daysWrong }) => {
    world.pass(hours * hour, daysWrong * 24 * hour)
    await world.removeExpired()
  },
)

/** A restored backup has everything that was acknowledged before it was taken, and signs nobody in. */
const backup = command('backup', {}, async (world, _, { asked, done }) => {
  if (world.beginning.databaseUrl) return
  const owed = [
    ...[...asked].filter(([, { acknowledged }]) => acknowledged > 0).map(([name]) => name),
    ...done.filter(({ isAcknowledged }) => isAcknowledged).map(({ id }) => id),
  ]
  const { file } = await backUp(world.server().dataDir)
  const elsewhere = join(world.newFolder(), 'restored')
  restore(elsewhere, file)
  const { db, close } = await openStorage({ dataDir: elsewhere })
  const leads = await db.selectFrom('leads').select('name').execute()
  const events = await db.selectFrom('events').select('id').execute()
  const sessions = await db.selectFrom('sessions').select('id').execute()
  await close()
  const kept = new Set([...leads.map(({ name }) => name), ...events.map(({ id }) => id)])
  if (!owed.every((one) => kept.has(one))) throw new Error('a backup lacks what was acknowledged')
  if (sessions.length > 0) throw new Error('a restored backup lets somebody in')
})

const failEvery = command('fail every', { nth: fc.constantFrom(0, 2, 3, 5, 7) }, async (world, { nth }) => {
  world.server().points.failEvery = nth
})

/** A history of up to 40 commands; the frequent ones appear twice. */
export const histories = fc.commands(
  [
    ...[ask, ask, ask, byHand, photograph, answerPage, answerPage, change, change, editSite, editSite],
    ...[deliver, deliver, deliver, subscribe, remove, pass, pass, backup, failEvery],
  ],
  { maxCommands: 40, size: 'max' },
)
