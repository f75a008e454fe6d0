import { ok } from 'node:assert/strict'
import { join } from 'node:path'
import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { backUp } from '../../server/ops/commands/backup.ts'
import { restore } from '../../server/ops/commands/restore.ts'
import { openStorage } from '../../server/storage/open.ts'
import { multipartOf } from '../../server/testing/test-photographs.ts'
import { command, send, sending, trouble } from './command.ts'
import type { Ledger } from './ledger.ts'
import { moods } from './outside.ts'
import { fields, wordsOf } from './site.ts'
import { peopleKeys, type Who, type World } from './world.ts'

const [whoever, which] = [fc.constantFrom(...peopleKeys), fc.nat(30)]
/** Name of one of the requests, and its lead. */
const pickLead = async (world: World, { asked }: Ledger, index: number) => {
  const { db } = world.server().storage
  const name = asked[index % asked.length] ?? ''
  const [row] = await db.selectFrom('leads').select('id').where('name', '=', name).execute()
  return row && { name, lead: row.id }
}

/** A visitor's form, perhaps one that was sent before, now as spam or not. */
const ask = command(
  'ask',
  { before: fc.option(which, { freq: 2 }), isSpam: fc.constantFrom(false, false, true), sending },
  async (world, { before, isSpam, sending: how }, ledger) => {
    const visitors = ledger.asked.filter((name) => name.startsWith('Visitor'))
    const again = before === null ? undefined : visitors[before % visitors.length]
    const name = again ?? `Visitor ${ledger.asked.length}`
    if (!again) ledger.asked.push(name)
    // A name that is repeated in the note counts as spam only together with the filled trap.
    const contact = { name, note: name, phone: '(559) 555-0101', email: `${name.replace(' ', '')}@example.com` }
    const payload = { ...contact, _key: `key of ${name}`, ...(isSpam && { _gotcha: 'x' }) }
    const isKept = await send(how, ledger, name, () => world.send({ url: '/f/quote', method: 'POST', payload }))
    if (isKept && !isSpam) ledger.clean.add(name)
  },
)

/** A caller's lead, written down at the desk: it owes no letter. */
const byHand = command('by hand', { who: whoever, sending }, async (world, { who, sending: how }, ledger) => {
  const name = `Caller ${ledger.asked.length}`
  ledger.asked.push(name)
  const contact = { name, phone: '(559) 555-0102', email: '', town: '', street: '', access: '', note: '' }
  const lead = { id: crypto.randomUUID(), origin: 'phone', ...contact, language: null, isWaiting: true }
  await send(how, ledger, name, () => world.call(who, '/leads', 'POST', lead))
})

/** A photograph of a lead by the visitor's link or by a person. */
const photograph = command(
  'photograph',
  { which, who: fc.constantFrom('visitor' as const, ...peopleKeys), sending },
  async (world, { which: index, who, sending: how }, ledger) => {
    const { lead } = (await pickLead(world, ledger, index)) ?? {}
    if (!lead) return
    const bytes = crypto.randomUUID()
    ledger.photographs.push(bytes)
    const form = await multipartOf([{ name: 'a.jpg', bytes: Buffer.from(bytes) }])
    const headers = { ...form.headers, accept: 'application/json' }
    const url = `/thanks?photos=${world.server().app.photographs.links.tokenOf(lead)}`
    await send(how, ledger, bytes, () =>
      who === 'visitor'
        ? world.send({ url, method: 'POST', headers, payload: form.payload })
        : world.call(who, `/leads/${lead}/photographs?id=${bytes}&stage=before`, 'POST', bytes),
    )
  },
)

/** Makes a change of a lead from the version that people see now. Returns true once it was acknowledged. */
const make = async (
  world: World,
  ledger: Ledger,
  { lead, name }: { lead: string; name: string },
  { by, made, how }: { by: readonly Who[]; made: object; how: string },
) => {
  const seen = await world.call(by[0] ?? 'owner', `/leads/${lead}`)
  if (seen?.statusCode !== 200) return false
  const { version } = leadSchema.parse(seen.json())
  const change = async (who: Who) => {
    const id = crypto.randomUUID()
    ledger.done.push({ id, asked: name, from: version })
    return send(how, ledger, id, () => world.call(who, `/leads/${lead}/changes`, 'POST', { id, version, change: made }))
  }
  return (await Promise.all(by.map(change))).includes(true)
}

const kinds = fc.constantFrom<object>(
  ...[{ kind: 'call' }, { kind: 'note', text: 'Ladder.' }, { kind: 'quote', cents: 20_000 }],
  ...[{ kind: 'spam' }, { kind: 'rescue' }, { kind: 'lost', reason: 'price' }, { kind: 'reopen' }],
)
const oneChange = fc.record({ who: whoever, isBoth: fc.boolean(), made: kinds, sending })

/** Changes of one lead, each by one person or, from the same version, by both. */
const change = command(
  'change',
  { which, changes: fc.array(oneChange, { minLength: 1, maxLength: 3 }) },
  async (world, { which: index, changes }, ledger) => {
    for (const { who, isBoth, made, sending: how } of changes) {
      const picked = await pickLead(world, ledger, index)
      if (picked) await make(world, ledger, picked, { by: isBoth ? peopleKeys : [who], made, how })
    }
  },
)

/** A quote is written for a lead, and its customer asks for a day on the private page. */
const answerPage = command('answer page', { which, sending }, async (world, { which: index, sending: how }, ledger) => {
  const picked = await pickLead(world, ledger, index)
  const page = picked && (await world.call('owner', `/leads/${picked.lead}/page`))
  if (!picked || page?.statusCode !== 200) return
  const { draft, address } = page.json()
  const made = { kind: 'quote', cents: 20_000, written: { ...draft, lines: [{ text: 'Gutters', cents: 20_000 }] } }
  if (!(await make(world, ledger, picked, { by: ['owner'], made, how: 'once' }))) return
  ledger.wanted.set(picked.lead, (ledger.wanted.get(picked.lead) ?? 0) + 1)
  await send(how, ledger, picked.lead, () => world.send({ url: new URL(address).pathname, method: 'POST' }))
})

/** A word of the site by a person, whose phone may show old words. Then the owner may publish every draft. */
const editSite = command(
  'edit site',
  {
    who: whoever,
    field: fc.constantFrom(...fields),
    isBehind: fc.boolean(),
    sending,
    publishes: fc.boolean(),
    during: fc.option(trouble, { freq: 2 }),
  },
  async (world, { who, field, isBehind, publishes, during, sending: how }, ledger) => {
    const { app, dataDir, points } = world.server()
    const draft = { id: crypto.randomUUID(), field, after: `word ${ledger.drafts.length}` }
    ledger.drafts.push(draft)
    const before = isBehind ? 'a word of long ago' : wordsOf(dataDir)[field]
    const body = { id: draft.id, file: 'en/home.yaml', path: [field], before, after: draft.after }
    await send(how, ledger, draft.id, () => world.call(who, '/site/drafts', 'POST', body))
    const open = (await app.publish.publisher.drafts.open()).filter(({ isStale }) => !isStale)
    if (!publishes || open.length === 0) return
    if (during) points.next = { ...during }
    await world.call('owner', '/site/publish', 'POST', { drafts: open.map(({ id }) => id) })
    await app.publish.publisher.settled()
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

/** Time passes; the machine's clock is wrong by whole days; what is expired is removed. */
const pass = command(
  'pass',
  { minutes: fc.constantFrom(0, 1, 6, 60, 420, 1800), daysWrong: fc.constantFrom(-1100, -30, -1, 0, 0, 1, 30, 1100) },
  async (world, { minutes, daysWrong }) => {
    world.pass(minutes * 60_000, daysWrong * 24 * 3_600_000)
    await world.removeExpired()
  },
)

/** A restored backup has everything that was acknowledged before it was taken, and signs nobody in. */
const backup = command('backup', {}, async (world, _, { asked, done, acknowledged }) => {
  if (world.beginning.databaseUrl) return
  const owed = [...asked, ...done.map(({ id }) => id)].filter((one) => acknowledged.has(one))
  const { file } = await backUp(world.server().dataDir)
  const elsewhere = join(world.newFolder(), 'restored')
  restore(elsewhere, file)
  const { db, close } = await openStorage({ dataDir: elsewhere })
  const leads = await db.selectFrom('leads').select('name as key').execute()
  const events = await db.selectFrom('events').select('id as key').execute()
  const sessions = await db.selectFrom('sessions').select('id').execute()
  await close()
  const kept = new Set([...leads, ...events].map(({ key }) => key))
  ok(
    owed.every((one) => kept.has(one)),
    'a backup lacks what was acknowledged',
  )
  ok(sessions.length === 0, 'a restored backup lets somebody in')
})

const failEvery = command('fail every', { nth: fc.constantFrom(0, 2, 3, 5, 7) }, async ({ server }, { nth }) =>
  Object.assign(server().points, { failEvery: nth }),
)

/** A history of up to 40 commands; the frequent ones appear twice. */
export const histories = fc.commands(
  [
    ask,
    ask,
    ask,
    byHand,
    photograph,
    photograph,
    answerPage,
    answerPage,
    change,
    change,
    editSite,
    editSite,
    deliver,
    deliver,
    deliver,
    subscribe,
    remove,
    pass,
    pass,
    backup,
    failEvery,
  ],
  { maxCommands: 40, size: 'max' },
)
