import type { Ledger } from './commands.ts'
import { hour, type World } from './world.ts'

/** Ends all trouble and waits, until nothing is owed any more. */
const settle = async (world: World) => {
  world.setClock(0)
  await world.restart()
  world.away.setMood('take')
  const { db } = world.server().storage
  for (let rounds = 0; rounds < 40; rounds += 1) {
    for (let more = 0; more < 10; more += 1) await Promise.all([world.mail(), world.calls()])
    await world.retention()
    const waiting = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
    if (waiting.length === 0) return
    world.pass(7 * hour)
  }
}

/** Checks a history after it has ended. Returns every promise that was broken. */
export const brokenPromises = async (world: World, ledger: Ledger): Promise<string[]> => {
  await settle(world)
  const { db } = world.server().storage
  const leads = await db.selectFrom('leads').select(['id', 'name', 'version', 'spam_reason']).execute()
  const letters = await db.selectFrom('outbox').select(['lead_id', 'kind', 'state', 'message_id']).execute()
  const events = await db.selectFrom('events').select(['id', 'lead_id', 'version']).execute()
  const broken: string[] = []
  const promise = (isKept: boolean, what: string) => {
    if (!isKept) broken.push(what)
  }

  const byName = Map.groupBy(leads, ({ name }) => name)
  for (const [name, { acknowledged, isClean, isByHand }] of ledger.asked) {
    const stored = byName.get(name) ?? []
    if (acknowledged > 0) promise(stored.length === 1, `${name} is stored ${stored.length} times`)
    promise(stored.length <= 1, `${name} is there twice`)
    const owed = letters.filter(({ lead_id }) => lead_id === stored[0]?.id).map(({ kind }) => kind)
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
    promise(copies >= 1, `a letter (${kind}, ${state}) did not arrive`)
    promise(copies <= allowed, `a letter (${kind}) arrived ${copies} times, after ${allowed - 1} cuts`)
    promise(state === 'sent' || state === 'dead', `a letter (${kind}) is ${state}`)
  }
  const known = new Set(letters.map(({ message_id }) => message_id))
  promise(
    [...world.away.received.keys()].every((id) => known.has(id)),
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
  promise(events.length <= ledger.done.length, 'a change is there that nobody made')

  for (const person of world.people.filter(({ isRemoved }) => isRemoved)) {
    const answer = await world.call(person, '/leads')
    promise(answer?.statusCode === 401, 'a removed person reads')
  }
  return broken
}
