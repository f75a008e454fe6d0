import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reminderKinds } from '../../server/storage/tables.ts'
import type { Ledger } from './commands.ts'
import { fields, homeFile, homeOf, wordsOf } from './site.ts'
import type { World } from './world.ts'

/** Notes a broken promise. */
type Promised = (isKept: boolean, what: string) => void
type Check = (world: World, ledger: Ledger, promise: Promised) => Promise<void>

/** Ends all trouble and waits, until nothing is owed any more. */
const settle = async (world: World) => {
  await world.restart()
  world.away.mood = 'take'
  const { app, storage } = world.server()
  const { db } = storage
  for (let rounds = 0; rounds < 40; rounds += 1) {
    world.pass(7 * 60 * 60_000, 0)
    for (let more = 0; more < 10; more += 1) await world.deliver(1)
    await world.removeExpired()
    await app.publish.publisher.recover()
    const owed = await Promise.all([
      db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute(),
      db.selectFrom('pushes').select('id').where('state', '=', 'waiting').execute(),
      db.selectFrom('publishes').select('id').where('slot', '=', 'running').execute(),
    ])
    if (owed.flat().length === 0) return
  }
}

/** Each acknowledged request is stored once, and owes each of its letters. */
const ofRequests: Check = async (world, { asked }, promise) => {
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name']).execute()
  const letters = await db.selectFrom('outbox').select(['lead_id', 'kind']).execute()
  for (const [name, { acknowledged, isClean, isByHand }] of asked) {
    const stored = leads.filter((lead) => lead.name === name)
    promise(
      stored.length <= 1 && (acknowledged === 0 || stored.length === 1),
      `${name} is stored ${stored.length} times`,
    )
    const ofLead = letters.filter(({ lead_id }) => lead_id === stored[0]?.id).map(({ kind }) => kind)
    const owed: string[] = ofLead.filter((kind) => !reminderKinds.some((one) => one === kind))
    const acknowledgements = owed.filter((kind) => kind === 'acknowledgement').length
    const hasAll =
      ['owner-notice', 'webhook'].every((kind) => owed.includes(kind)) && (!isClean || acknowledgements > 0)
    promise(isByHand ? owed.length === 0 : stored.length === 0 || hasAll, `${name} owes ${owed}`)
    // A rescue tells the owner and the webhook again that it is no spam.
    promise(owed.length <= new Set(owed).size + 2 && acknowledgements <= 1, `${name} owes ${owed}`)
  }
  promise(
    leads.every(({ name }) => asked.has(name)),
    'a lead is there that nobody sent',
  )
}

/** Each letter is settled, and arrived at least once and not more than once more for each cut. */
const ofLetters: Check = async ({ server, away }, _, promise) => {
  const outbox = server().storage.db.selectFrom('outbox').select(['kind', 'state', 'message_id'])
  const letters = await outbox.execute()
  for (const { message_id, kind, state } of letters) {
    const copies = away.received.get(message_id) ?? 0
    const cuts = away.cuts.get(message_id) ?? 0
    promise(copies >= 1 || state === 'withheld', `a letter (${kind}, ${state}) did not arrive`)
    promise(copies <= 1 + cuts, `a letter (${kind}) arrived ${copies} times, after ${cuts} cuts`)
    promise(['sent', 'dead', 'withheld'].includes(state), `a letter (${kind}) is ${state}`)
  }
  const known = new Set(letters.map(({ message_id }) => message_id))
  const strange = [...away.received.keys()].filter((id) => !known.has(id) && !id.startsWith('https:'))
  promise(strange.length === 0, 'a letter arrived that is not in the outbox')
}

/** Each change was made from one version; an acknowledged one has one entry in the history, which has no gap. */
const ofChanges: Check = async (world, { done }, promise) => {
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name', 'version']).execute()
  const events = await db.selectFrom('events').select(['id', 'lead_id', 'version', 'person_id']).execute()
  for (const { id, isAcknowledged, asked, from } of done) {
    const entries = events.filter((event) => event.id === id)
    const isNext = entries.every(({ version }) => version === from + 1)
    promise(isNext, `a change of ${asked} was made from another version`)
    const isOnce = !isAcknowledged || entries.length === 1
    promise(isOnce, `an acknowledged change of ${asked} is there ${entries.length} times`)
  }
  for (const { id, name, version } of leads) {
    const versions = events.filter(({ lead_id }) => lead_id === id).map((event) => event.version)
    const isWhole = versions.sort((a, b) => a - b).every((one, index) => one === index + 1)
    promise(isWhole && versions.length === version, `${name} has the history ${versions}, not ${version}`)
  }
  const made = events.filter(({ person_id }) => person_id !== null)
  promise(made.length <= done.length, 'a change is there that nobody made')
}

/** An acknowledged photograph has one row and its file; the desk is notified once of each customer who wants a day. */
const ofCustomers: Check = async (world, { photographs, wanted }, promise) => {
  const { storage, dataDir } = world.server()
  const rows = await storage.db.selectFrom('photographs').select('id').execute()
  const files = rows.map(({ id }) => join(dataDir, 'photographs', `${id}.jpg`)).filter((file) => existsSync(file))
  const kept = files.map((file) => readFileSync(file, 'utf8'))
  for (const { bytes, isAcknowledged } of photographs)
    promise(!isAcknowledged || kept.includes(bytes), 'an acknowledged photograph is lost')
  promise(new Set(kept).size === kept.length, 'a photograph is there twice')
  for (const [lead, { quotes, isAcknowledged }] of wanted)
    for (const table of ['notices', 'events'] as const) {
      const ofLead = storage.db.selectFrom(table).select('id').where('lead_id', '=', lead)
      const { length } = await ofLead.where('kind', '=', 'wants-day').execute()
      const isTold = length <= quotes && (!isAcknowledged || length > 0)
      promise(isTold, `the desk heard ${length} times of ${quotes} quotes`)
    }
}

/** Somebody removed reads nothing and gets no push; a push that counts as sent arrived. */
const ofPeople: Check = async (world, _, promise) => {
  if (world.people.helper.isRemoved)
    promise((await world.call('helper', '/leads'))?.statusCode === 401, 'a removed person reads')
  const sent = await world
    .server()
    .storage.db.selectFrom('pushes')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'pushes.subscription_id')
    .select('endpoint')
    .where('state', '=', 'sent')
    .execute()
  for (const { device, pushesUntilRemoved } of Object.values(world.people)) {
    const arrived = world.away.received.get(device.endpoint) ?? 0
    const counted = sent.filter(({ endpoint }) => endpoint === device.endpoint).length
    promise(counted <= arrived, `${counted} pushes count as sent, ${arrived} arrived`)
    promise(arrived <= pushesUntilRemoved, 'a removed person got a push')
  }
}

/** An acknowledged word of a field, or one written after it, is published or a draft; nothing else has changed. */
const ofSite: Check = async ({ server }, { drafts }, promise) => {
  const { app, dataDir } = server()
  const open = await app.publish.publisher.drafts.open()
  const words = wordsOf(dataDir)
  for (const field of fields) {
    const written = drafts.filter((draft) => draft.field === field)
    const last = written.findLastIndex(({ isAcknowledged }) => isAcknowledged)
    const possible = written.slice(Math.max(last, 0))
    const isThere = possible.some(({ id, after }) => words[field] === after || open.some((draft) => draft.id === id))
    promise(last < 0 || isThere, `the acknowledged word of ${field} is lost`)
  }
  const isWhole = readFileSync(join(dataDir, homeFile), 'utf8') === homeOf(words)
  promise(isWhole, 'a publish changed more than the words')
}

/** Checks a history after it has ended. Returns every promise that was broken. */
export const brokenPromises = async (world: World, ledger: Ledger): Promise<string[]> => {
  await settle(world)
  const broken: string[] = []
  for (const check of [ofRequests, ofLetters, ofChanges, ofPeople, ofCustomers, ofSite])
    await check(world, ledger, (isKept, what) => void (isKept || broken.push(what)))
  return broken
}
