import { ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reminderKinds } from '../../server/storage/tables.ts'
import type { Ledger } from './ledger.ts'
import { fields, homeFile, homeOf, wordsOf } from './site.ts'
import type { World } from './world.ts'

type Check = (world: World, ledger: Ledger) => Promise<void>

/** Ends all trouble and waits, until nothing is owed any more. */
const settle = async (world: World) => {
  await world.restart()
  world.away.mood = 'take'
  const { app, storage } = world.server()
  const { db } = storage
  for (let rounds = 0; rounds < 40; rounds += 1) {
    world.pass(7 * 3_600_000, 0)
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
const ofRequests: Check = async (world, { asked, clean, acknowledged }) => {
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name']).execute()
  const letters = await db.selectFrom('outbox').select(['lead_id', 'kind']).execute()
  for (const name of asked) {
    const stored = leads.filter((lead) => lead.name === name)
    const isOnce = stored.length === 1 || (stored.length === 0 && !acknowledged.has(name))
    ok(isOnce, `${name} is stored ${stored.length} times`)
    const ofLead = letters.filter(({ lead_id }) => lead_id === stored[0]?.id).map(({ kind }) => kind)
    const owed: string[] = ofLead.filter((kind) => !reminderKinds.some((one) => one === kind))
    const due = ['owner-notice', 'webhook', ...(clean.has(name) ? ['acknowledgement'] : [])]
    const hasAll = name.startsWith('Caller') ? owed.length === 0 : due.every((kind) => owed.includes(kind))
    ok(stored.length === 0 || hasAll, `${name} owes ${owed}`)
    // A rescue tells the owner and the webhook again that it is no spam.
    const thanked = owed.filter((kind) => kind === 'acknowledgement').length
    ok(owed.length <= new Set(owed).size + 2 && thanked <= 1, `${name} owes ${owed}`)
  }
  const isKnown = leads.every(({ name }) => asked.includes(name))
  ok(isKnown, 'a lead is there that nobody sent')
}

/** Each letter is settled, and arrived at least once and not more than once more for each cut. */
const ofLetters: Check = async ({ server, away }) => {
  const outbox = server().storage.db.selectFrom('outbox').select(['kind', 'state', 'message_id'])
  const letters = await outbox.execute()
  for (const { message_id, kind, state } of letters) {
    const copies = away.received.get(message_id) ?? 0
    const cuts = away.cuts.get(message_id) ?? 0
    ok(copies >= 1 || state === 'withheld', `a letter (${kind}, ${state}) did not arrive`)
    ok(copies <= 1 + cuts, `a letter (${kind}) arrived ${copies} times, after ${cuts} cuts`)
    ok(['sent', 'dead', 'withheld'].includes(state), `a letter (${kind}) is ${state}`)
  }
  const known = new Set(letters.map(({ message_id }) => message_id))
  const strange = [...away.received.keys()].filter((id) => !known.has(id) && !id.startsWith('https:'))
  ok(strange.length === 0, 'a letter arrived that is not in the outbox')
}

/** Each change was made from one version; an acknowledged one has one entry in the history, which has no gap. */
const ofChanges: Check = async (world, { done, acknowledged }) => {
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name', 'version']).execute()
  const events = await db.selectFrom('events').select(['id', 'lead_id', 'version', 'person_id']).execute()
  for (const { id, asked, from } of done) {
    const entries = events.filter((event) => event.id === id)
    const isNext = entries.every(({ version }) => version === from + 1)
    ok(isNext, `a change of ${asked} was made from another version`)
    const isOnce = !acknowledged.has(id) || entries.length === 1
    ok(isOnce, `an acknowledged change of ${asked} is there ${entries.length} times`)
  }
  for (const { id, name, version } of leads) {
    const versions = events.filter(({ lead_id }) => lead_id === id).map((event) => event.version)
    const isWhole = versions.sort((a, b) => a - b).every((one, index) => one === index + 1)
    ok(isWhole && versions.length === version, `${name} has the history ${versions}, not ${version}`)
  }
  const made = events.filter(({ person_id }) => person_id !== null)
  ok(made.length <= done.length, 'a change is there that nobody made')
}

/** An acknowledged photograph has one row and its file; the desk is notified once of each customer who wants a day. */
const ofCustomers: Check = async (world, { photographs, wanted, acknowledged }) => {
  const { storage, dataDir } = world.server()
  const rows = await storage.db.selectFrom('photographs').select('id').execute()
  const files = rows.map(({ id }) => join(dataDir, 'photographs', `${id}.jpg`)).filter((file) => existsSync(file))
  const kept = files.map((file) => readFileSync(file, 'utf8'))
  for (const bytes of photographs)
    ok(!acknowledged.has(bytes) || kept.includes(bytes), 'an acknowledged photograph is lost')
  ok(new Set(kept).size === kept.length, 'a photograph is there twice')
  for (const [lead, quotes] of wanted)
    for (const table of ['notices', 'events'] as const) {
      const ofLead = storage.db.selectFrom(table).select('id').where('lead_id', '=', lead)
      const { length } = await ofLead.where('kind', '=', 'wants-day').execute()
      const isTold = length <= quotes && (!acknowledged.has(lead) || length > 0)
      ok(isTold, `the desk heard ${length} times of ${quotes} quotes`)
    }
}

/** Somebody removed reads nothing and gets no push; a push that counts as sent arrived. */
const ofPeople: Check = async (world) => {
  if (world.people.helper.isRemoved)
    ok((await world.call('helper', '/leads'))?.statusCode === 401, 'a removed person reads')
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
    ok(counted <= arrived, `${counted} pushes count as sent, ${arrived} arrived`)
    ok(arrived <= pushesUntilRemoved, 'a removed person got a push')
  }
}

/** An acknowledged word of a field, or one written after it, is published or a draft; nothing else has changed. */
const ofSite: Check = async ({ server }, { drafts, acknowledged }) => {
  const { app, dataDir } = server()
  const open = await app.publish.publisher.drafts.open()
  const words = wordsOf(dataDir)
  for (const field of fields) {
    const written = drafts.filter((draft) => draft.field === field)
    const last = written.findLastIndex(({ id }) => acknowledged.has(id))
    const possible = written.slice(Math.max(last, 0))
    const isThere = possible.some(({ id, after }) => words[field] === after || open.some((draft) => draft.id === id))
    ok(last < 0 || isThere, `the acknowledged word of ${field} is lost`)
  }
  const isWhole = readFileSync(join(dataDir, homeFile), 'utf8') === homeOf(words)
  ok(isWhole, 'a publish changed more than the words')
}

/** Checks a history after it has ended. Throws at the first promise that was broken. */
export const checkPromises = async (world: World, ledger: Ledger): Promise<void> => {
  await settle(world)
  for (const check of [ofRequests, ofLetters, ofChanges, ofPeople, ofCustomers, ofSite]) await check(world, ledger)
}
