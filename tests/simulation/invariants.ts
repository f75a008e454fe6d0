import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reminderKinds } from '../../server/storage/tables.ts'
import type { Ledger } from './command.ts'
import { fields, homeFile, homeOf, wordsOf } from './site-on-disk.ts'
import { endpointOf, hour, type World } from './world.ts'

/** Ends all trouble and waits, until nothing is owed any more. */
const settle = async (world: World) => {
  world.setClock(0)
  await world.restart()
  world.away.setMood('take')
  const { db } = world.server().storage
  for (let rounds = 0; rounds < 40; rounds += 1) {
    await world.notices()
    for (let more = 0; more < 10; more += 1) await Promise.all([world.mail(), world.calls()])
    await world.retention()
    await world.server().app.publish.publisher.recover()
    const letters = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
    const pushes = await db.selectFrom('pushes').select('id').where('state', '=', 'waiting').execute()
    const publishes = await db.selectFrom('publishes').select('id').where('slot', '=', 'running').execute()
    if (letters.length + pushes.length + publishes.length === 0) return
    world.pass(7 * hour)
  }
}

/** Checks a history after it has ended. Returns every promise that was broken. */
export const brokenPromises = async (world: World, ledger: Ledger): Promise<string[]> => {
  await settle(world)
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name', 'version', 'spam_reason']).execute()
  const letters = await db.selectFrom('outbox').select(['lead_id', 'kind', 'state', 'message_id']).execute()
  const events = await db.selectFrom('events').select(['id', 'lead_id', 'version', 'person_id']).execute()
  const broken: string[] = []
  const promise = (isKept: boolean, what: string) => {
    if (!isKept) broken.push(what)
  }

  const byName = Map.groupBy(leads, ({ name }) => name)
  for (const [name, { acknowledged, isClean, isByHand }] of ledger.asked) {
    const stored = byName.get(name) ?? []
    if (acknowledged > 0) promise(stored.length === 1, `${name} is stored ${stored.length} times`)
    promise(stored.length <= 1, `${name} is there twice`)
    const ofLead = letters.filter(({ lead_id }) => lead_id === stored[0]?.id).map(({ kind }) => kind)
    const owed = ofLead.filter((kind) => !reminderKinds.some((one) => one === kind))
    const [once, needed] = [new Set(owed), ['owner-notice', 'webhook', ...(isClean ? ['acknowledgement'] : [])]]
    if (isByHand) promise(owed.length === 0, `${name} owes ${owed}`)
    else if (stored.length > 0)
      promise(
        needed.every((kind) => owed.some((one) => one === kind)),
        `${name} owes ${owed}`,
      )
    // A rescue tells the owner and the webhook again that it is no spam.
    promise(owed.length <= once.size + 2, `${name} owes ${owed}`)
    promise(owed.filter((kind) => kind === 'acknowledgement').length <= 1, `${name} is acknowledged twice`)
  }
  promise(
    leads.every(({ name }) => ledger.asked.has(name)),
    'a lead is there that nobody sent',
  )

  for (const { message_id, kind, state } of letters) {
    const copies = world.away.received.get(message_id) ?? 0
    const allowed = 1 + (world.away.cuts.get(message_id) ?? 0)
    promise(copies >= 1 || state === 'withheld', `a letter (${kind}, ${state}) did not arrive`)
    promise(copies <= allowed, `a letter (${kind}) arrived ${copies} times, after ${allowed - 1} cuts`)
    promise(['sent', 'dead', 'withheld'].includes(state), `a letter (${kind}) is ${state}`)
  }
  const known = new Set(letters.map(({ message_id }) => message_id))
  promise(
    [...world.away.received.keys()].every((id) => known.has(id) || id.startsWith('https:')),
    'a letter arrived that is not in the outbox',
  )

  for (const { id, isAcknowledged, asked, from } of ledger.done) {
    const entries = events.filter((event) => event.id === id)
    promise(
      entries.every(({ version }) => version === from + 1),
      `a change of ${asked} was made from another version`,
    )
    if (isAcknowledged)
      promise(entries.length === 1, `an acknowledged change of ${asked} is there ${entries.length} times`)
  }
  for (const { id, name, version } of leads) {
    const versions = events.filter(({ lead_id }) => lead_id === id).map((event) => event.version)
    const counted = Array.from({ length: version }, (_, index) => index + 1)
    promise(
      versions.toSorted((a, b) => a - b).join() === counted.join(),
      `${name} has the history ${versions}, not ${version}`,
    )
  }
  const made = events.filter(({ person_id }) => person_id !== null)
  promise(made.length <= ledger.done.length, 'a change is there that nobody made')

  for (const person of world.people.filter(({ isRemoved }) => isRemoved)) {
    const answer = await world.call(person, '/leads')
    promise(answer?.statusCode === 401, 'a removed person reads')
  }
  return [
    ...broken,
    ...(await brokenOfCustomers(world, ledger)),
    ...(await brokenOfPushes(world)),
    ...(await brokenOfSite(world, ledger)),
  ]
}

/** An acknowledged photograph has one row and its file; the desk is notified once of each customer who wants a day. */
const brokenOfCustomers = async (world: World, { photographs, wanted }: Ledger): Promise<string[]> => {
  const { storage, dataDir } = world.server()
  const rows = await storage.db.selectFrom('photographs').select(['id', 'lead_id']).execute()
  const heardOf = async (lead: string, table: 'notices' | 'events') => {
    const ofLead = storage.db.selectFrom(table).select('id').where('lead_id', '=', lead)
    return (await ofLead.where('kind', '=', 'wants-day').execute()).length
  }
  const told: string[] = []
  for (const [lead, { quotes, isAcknowledged }] of wanted)
    for (const count of [await heardOf(lead, 'notices'), await heardOf(lead, 'events')])
      if (count > quotes || (isAcknowledged && count === 0))
        told.push(`the desk heard ${count} times of ${quotes} quotes`)
  const kept = (lead: string) =>
    rows.flatMap(({ id, lead_id }) => {
      const file = join(dataDir, 'photographs', `${id}.jpg`)
      return lead_id === lead && existsSync(file) ? [readFileSync(file, 'utf8')] : []
    })
  return [
    ...[...photographs].flatMap(([lead, sent]) => {
      const [there, owed] = [kept(lead), [...sent].filter(([, isAcknowledged]) => isAcknowledged)]
      return [
        ...owed.flatMap(([bytes]) => (there.includes(bytes) ? [] : ['an acknowledged photograph is lost'])),
        ...(new Set(there).size < there.length ? ['a photograph is there twice'] : []),
      ]
    }),
    ...told,
  ]
}

/** A push that counts as sent arrived, and none reached the phone of somebody removed. */
const brokenOfPushes = async ({ server, away, people }: World): Promise<string[]> => {
  const { db } = server().storage
  const sent = await db
    .selectFrom('pushes')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'pushes.subscription_id')
    .select(['endpoint', 'state'])
    .where('state', '!=', 'dead')
    .execute()
  return people.flatMap(({ id, pushesUntilRemoved: until }) => {
    const arrived = away.received.get(endpointOf(id)) ?? 0
    const counted = sent.filter(({ endpoint, state }) => endpoint === endpointOf(id) && state === 'sent').length
    return [
      ...(counted > arrived ? [`${counted} pushes count as sent, ${arrived} arrived`] : []),
      ...(until !== undefined && arrived > until ? ['a removed person got a push'] : []),
    ]
  })
}

/** An acknowledged word of a field, or one written after it, is published or a draft; nothing else has changed. */
const brokenOfSite = async ({ server }: World, { drafts }: Ledger): Promise<string[]> => {
  const { app, dataDir } = server()
  const open = await app.publish.publisher.drafts.open()
  const words = wordsOf(dataDir)
  const isWhole = readFileSync(join(dataDir, homeFile), 'utf8') === homeOf(words)
  const lost = fields.flatMap((field) => {
    const written = drafts.filter((one) => one.field === field)
    const possible = written.slice(written.findLastIndex(({ isAcknowledged }) => isAcknowledged))
    if (!possible.some(({ isAcknowledged }) => isAcknowledged)) return []
    const isThere = possible.some(({ id, after }) => words[field] === after || open.some((one) => one.id === id))
    return isThere ? [] : [`the acknowledged word of ${field} is lost`]
  })
  return isWhole ? lost : [...lost, 'a publish changed more than the words']
}
