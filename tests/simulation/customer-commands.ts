import fc from 'fast-check'
import { leadSchema } from '../../contract/desk/lead.ts'
import { command, findLead, namesOf, pick } from './command.ts'
import type { World } from './world.ts'

const form = (bytes: string) =>
  `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${bytes}\r\n--b--\r\n`

const sendPhotograph = (world: World, lead: string, bytes: string, who: number) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' }
  const url = `/thanks?photos=${world.server().app.photographs.links.tokenOf(lead)}`
  if (who === 2) return world.send({ url, method: 'POST', headers, payload: form(bytes) })
  const [person] = world.people.slice(who)
  return person && world.sendPicture(person, `/leads/${lead}/photographs?id=${bytes}&stage=before`, bytes)
}

/** A photograph of a lead by the visitor's link or by a person; some are sent twice, at once or one after the other, or fail. */
export const photograph = command(
  'photograph',
  fc.record({
    ...{ which: fc.nat(30), who: fc.nat(2), isTwice: fc.boolean(), isAtOnce: fc.boolean() },
    failsAfter: fc.option(fc.nat(6), { freq: 1 }),
  }),
  async (world, ledger, { which, who, isTwice, isAtOnce, failsAfter }) => {
    const name = pick(namesOf(ledger), which)
    const lead = name && (await findLead(world, name))
    if (!lead) return
    for (const person of world.people) await world.signIn(person)
    const bytes = crypto.randomUUID()
    const sent = ledger.photographs.get(lead) ?? new Map<string, boolean>()
    ledger.photographs.set(lead, sent.set(bytes, false))
    if (failsAfter !== null) world.server().points.arm(failsAfter, 'fail')
    const send = async () => {
      const answer = await sendPhotograph(world, lead, bytes, who)
      ledger.log.push(`  ${name}: ${answer?.statusCode}`)
      if (answer?.statusCode === 200 && !answer.json().why) sent.set(bytes, true)
    }
    if (isAtOnce) await Promise.all([send(), send()])
    else for (let time = 0; time < (isTwice ? 2 : 1); time += 1) await send()
  },
)

/** A quote is written for a lead, and its customer asks for a day on the private page, once or twice. */
export const answerPage = command(
  'answer page',
  fc.record({ which: fc.nat(30), times: fc.integer({ min: 1, max: 2 }), isAtOnce: fc.boolean() }),
  async (world, ledger, { which, times, isAtOnce }) => {
    const [name = '', [owner]] = [pick(namesOf(ledger), which), world.people]
    const lead = await findLead(world, name)
    if (!lead || !owner) return
    await world.signIn(owner)
    const read = await world.call(owner, `/leads/${lead}`)
    const page = await world.call(owner, `/leads/${lead}/page`)
    if (read?.statusCode !== 200 || page?.statusCode !== 200) return
    const { version } = leadSchema.parse(read.json())
    const written = { ...page.json().draft, lines: [{ text: 'Gutters', cents: 20_000 }] }
    const done = { id: crypto.randomUUID(), asked: name, from: version, isAcknowledged: false }
    ledger.done.push(done)
    const change = { kind: 'quote', cents: 20_000, written }
    const quoted = await world.call(owner, `/leads/${lead}/changes`, 'POST', { id: done.id, version, change })
    if (quoted?.statusCode !== 200) return
    done.isAcknowledged = true
    const wanted = ledger.wanted.get(lead) ?? { quotes: 0, isAcknowledged: false }
    ledger.wanted.set(lead, wanted)
    wanted.quotes += 1
    const ask = async () => {
      const answer = await world.send({ url: new URL(page.json().address).pathname, method: 'POST' })
      ledger.log.push(`  ${name}: ${answer?.statusCode}`)
      if (answer?.statusCode === 303) wanted.isAcknowledged = true
    }
    if (isAtOnce) await Promise.all([ask(), ask()])
    else for (let time = 0; time < times; time += 1) await ask()
  },
)
