import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { command, pickLead, repeat } from './ledger.ts'
import { fields, wordsOf } from './site.ts'
import { peopleKeys, type World } from './world.ts'

const form = (bytes: string) =>
  `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${bytes}\r\n--b--\r\n`

const sendByLink = (world: World, lead: string, bytes: string) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' }
  const url = `/thanks?photos=${world.server().app.photographs.links.tokenOf(lead)}`
  return world.send({ url, method: 'POST', headers, payload: form(bytes) })
}

/** A photograph of a lead by the visitor's link or by a person; some are sent twice, at once or one after the other, or fail. */
export const photograph = command(
  'photograph',
  fc.record({
    ...{ which: fc.nat(30), who: fc.nat(2).map((index) => peopleKeys[index] ?? 'visitor') },
    ...{ isTwice: fc.boolean(), isAtOnce: fc.boolean(), failsAfter: fc.option(fc.nat(6), { freq: 1 }) },
  }),
  async (world, { which, who, isTwice, isAtOnce, failsAfter }, ledger) => {
    const { lead } = (await pickLead(world, ledger, which)) ?? {}
    if (!lead) return
    await world.signIn(...peopleKeys)
    const sent = { lead, bytes: crypto.randomUUID(), isAcknowledged: false }
    ledger.photographs.push(sent)
    if (failsAfter !== null) world.server().points.next = { after: failsAfter, what: 'fail' }
    const path = `/leads/${lead}/photographs?id=${sent.bytes}&stage=before`
    await repeat(isTwice ? 2 : 1, isAtOnce, async () => {
      const answer = await (who === 'visitor'
        ? sendByLink(world, lead, sent.bytes)
        : world.call(who, path, 'POST', sent.bytes))
      if (answer?.statusCode === 200 && !answer.json().why) sent.isAcknowledged = true
    })
  },
)

/** A quote is written for a lead, and its customer asks for a day on the private page, once or twice. */
export const answerPage = command(
  'answer page',
  fc.record({ which: fc.nat(30), times: fc.integer({ min: 1, max: 2 }), isAtOnce: fc.boolean() }),
  async (world, { which, times, isAtOnce }, ledger) => {
    const { name = '', lead } = (await pickLead(world, ledger, which)) ?? {}
    if (!lead) return
    await world.signIn('owner')
    const read = await world.call('owner', `/leads/${lead}`)
    const page = await world.call('owner', `/leads/${lead}/page`)
    if (read?.statusCode !== 200 || page?.statusCode !== 200) return
    const { version } = leadSchema.parse(read.json())
    const { draft, address } = page.json()
    const done = { id: crypto.randomUUID(), asked: name, from: version, isAcknowledged: false }
    ledger.done.push(done)
    const written = { ...draft, lines: [{ text: 'Gutters', cents: 20_000 }] }
    const change = { kind: 'quote', cents: 20_000, written }
    const quoted = await world.call('owner', `/leads/${lead}/changes`, 'POST', { id: done.id, version, change })
    if (quoted?.statusCode !== 200) return
    done.isAcknowledged = true
    const wanted = ledger.wanted.get(lead) ?? { quotes: 0, isAcknowledged: false }
    ledger.wanted.set(lead, wanted)
    wanted.quotes += 1
    await repeat(times, isAtOnce, async () => {
      const answer = await world.send({ url: new URL(address).pathname, method: 'POST' })
      if (answer?.statusCode === 303) wanted.isAcknowledged = true
    })
  },
)

/** A word of the site by one of the two, whose phone may show old words, sent once or twice. Then the owner may publish every draft, with trouble or not. */
export const editSite = command(
  'edit site',
  fc.record({
    ...{ who: fc.constantFrom(...peopleKeys), field: fc.constantFrom(...fields) },
    ...{ times: fc.integer({ min: 1, max: 2 }), isBehind: fc.constantFrom(false, false, true) },
    publish: fc.constantFrom('not' as const, 'well' as const, 'fail' as const, 'die' as const),
    after: fc.nat(16),
  }),
  async (world, { who, field, times, isBehind, publish, after }, { drafts }) => {
    await world.signIn(who)
    const draft = { id: crypto.randomUUID(), field, after: `word ${drafts.length}`, isAcknowledged: false }
    drafts.push(draft)
    const before = isBehind ? 'a word of long ago' : wordsOf(world.server().dataDir)[field]
    await repeat(times, false, async () => {
      const body = { id: draft.id, file: 'en/home.yaml', path: [field], before, after: draft.after }
      const answer = await world.call(who, '/site/drafts', 'POST', body)
      if (answer?.statusCode === 200) draft.isAcknowledged = true
    })
    if (publish === 'not') return
    await world.signIn('owner')
    await world.confirm('owner')
    const { points, app } = world.server()
    const { publisher } = app.publish
    const open = (await publisher.drafts.open()).filter(({ isStale }) => !isStale)
    if (open.length === 0) return
    if (publish !== 'well') points.next = { after, what: publish }
    await world.call('owner', '/site/publish', 'POST', { drafts: open.map(({ id }) => id) })
    await publisher.settled()
  },
)
