import { expect, onTestFinished, test } from 'vitest'
import { addMonths } from '../../contract/desk/again.ts'
import type { Change } from '../../contract/desk/lead.ts'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { storeLeadByHand } from '../../server/desk/customers/store-lead-by-hand.ts'
import { DeskRefusal } from '../../server/desk/desk-refusal.ts'
import { dueStore } from '../../server/desk/due/due-store.ts'
import { changeStore } from '../../server/desk/leads/change-store.ts'
import { dayNotices } from '../../server/desk/notify/day-notices.ts'
import { noticeStore } from '../../server/desk/notify/notice-store.ts'
import { leadStore } from '../../server/storage/leads.ts'
import { randomFrom } from '../../server/testing/random.ts'
import { sampleLead } from '../../server/testing/sample-lead.ts'
import { testStorage } from '../../server/testing/test-storage.ts'
import { report, times } from './size.ts'

const dayMs = 24 * 60 * 60_000
const begun = Date.parse('2026-01-01T18:00:00Z')
const dayOf = (index: number) => new Date(begun + index * dayMs).toISOString().slice(0, 10)

const noAddress = { name: '', town: '', street: '', access: '' }

type Job = {
  id: string
  customer: number
  came: number
  state: 'open' | 'done' | 'lost'
  jobOn?: string
  againOn?: string
}
type Plan = { day: number; job: Job; change: Change; after?: () => void }
type Person = { id: string; plans: Plan[]; waiting: (() => Promise<void>)[] }

/** One year of the business: what people do, on phones that are often offline, beside what a book of the owner would say. */
const business = async (seed: number, customers: number) => {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const oneOf = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(random() * all.length)]
    if (one !== undefined) return one
    throw new Error('There is nothing to choose from')
  }
  const storage = await testStorage()
  onTestFinished(storage.close)
  const changes = changeStore(storage, { owes: [], mailDomain: () => 'example.com' })
  const leads = leadStore(storage, () => 'example.com')
  const people: Person[] = []
  for (const name of ['Olga', 'Maria', 'Luis']) {
    const token = await linkStore(storage).create({ kind: 'invite', name, role: 'owner' }, new Date(begun))
    const { person } = await peopleStore(storage).enter(token, {}, new Date(begun))
    people.push({ id: person.id, plans: [], waiting: [] })
  }
  /** The owner's book: only what has reached the server is in it. */
  const book: Job[] = []
  const noMore = new Set<number>()
  const contactOf = (customer: number) => {
    const digits = `559${String(2_000_000 + customer)}`
    const phone = oneOf([digits, `(559) ${digits.slice(3, 6)}-${digits.slice(6)}`, `+1 ${digits}`])
    const other = `other${Math.floor(random() * 1e9)}@example.com`
    if (customer % 5 > 0) return { phone, email: other }
    return { phone: '', email: oneOf([`customer${customer}@example.com`, `Customer${customer}@Example.com`]) }
  }

  const send = (person: Person, act: () => Promise<void>) => {
    // A lost reply: what was done is sent once more.
    person.waiting.push(async () => {
      await act()
      if (chance(0.3)) await act()
    })
  }
  const plan = (person: Person, plans: Plan[]) => person.plans.push(...plans)

  const planJob = (person: Person, job: Job, day: number) => {
    const jobDay = day + 4 + Math.floor(random() * 10)
    const on = dayOf(jobDay)
    plan(person, [{ day: day + 1, job, change: { kind: 'quote', cents: 10_000 + Math.floor(random() * 300) * 100 } }])
    if (chance(0.25))
      return plan(person, [
        { day: day + 3, job, change: { kind: 'lost', reason: 'price' }, after: () => (job.state = 'lost') },
      ])
    const again = addMonths(on, oneOf([3, 6, 12]))
    plan(person, [
      { day: day + 2, job, change: { kind: 'book', on, from: '08:00', to: '10:00' }, after: () => (job.jobOn = on) },
      { day: jobDay, job, change: { kind: 'done' }, after: () => (job.state = 'done') },
    ])
    if (chance(0.9))
      plan(person, [{ day: jobDay, job, change: { kind: 'again', on: again }, after: () => (job.againOn = again) }])
    return undefined
  }

  const come = async (customer: number, day: number, person: Person, origin: 'form' | 'phone' | 'repeat') => {
    const now = new Date(begun + day * dayMs + Math.floor(random() * 3_600_000))
    const job: Job = { id: crypto.randomUUID(), customer, came: day, state: 'open' }
    // A lead by hand comes when it reaches the server.
    const known = () => {
      if (book.includes(job)) return
      job.came = today
      book.push(job)
    }
    const contact = contactOf(customer)
    if (origin === 'form') {
      await leads.keep({ ...sampleLead, ...contact, id: job.id }, ['owner-notice'], now)
      known()
    } else {
      const { phone, email } = contact
      const body = {
        id: job.id,
        origin,
        phone,
        email: phone ? '' : email,
        ...noAddress,
        note: '',
        language: null,
        isWaiting: false,
      }
      send(person, () => storeLeadByHand(storage, body, person.id, new Date(begun + today * dayMs)).then(known))
    }
    planJob(person, job, day)
  }

  /** A change as the desk sends it: where somebody else was faster, the person looks again and repeats it. */
  const change = async (person: Person, { job, change: what, after }: Plan) => {
    let id = crypto.randomUUID()
    let version: number | undefined
    const act = async () => {
      version ??= (await changes.read(job.id))?.version ?? 0
      try {
        await changes.change(job.id, { id, version, change: what }, person.id, new Date(begun + today * dayMs))
      } catch (error) {
        if (!(error instanceof DeskRefusal) || error.code !== 'collision') throw error
        ;[id, version] = [crypto.randomUUID(), undefined]
        await act()
      }
    }
    send(person, async () => {
      await act()
      after?.()
    })
  }

  let today = 0
  const due = dueStore(storage)
  const notices = dayNotices(
    storage,
    noticeStore(storage, () => 'example.com'),
  )

  /** Who is due by the owner's book. */
  const dueByBook = (day: string): Map<number, string> => {
    const time = ({ jobOn, came }: Job) => jobOn ?? `${dayOf(came)}T`
    const found = new Map<number, string>()
    for (const [customer, own = []] of Map.groupBy(book, (job) => job.customer)) {
      const last = own.filter(({ againOn }) => againOn).sort((a, b) => (time(a) + a.id < time(b) + b.id ? 1 : -1))[0]
      if (!last?.againOn || noMore.has(customer)) continue
      const isOpen = own.some((job) => job.state === 'open' && time(job) > time(last) && time(job) > addMonths(day, -2))
      if (!isOpen && last.againOn <= day) found.set(customer, last.againOn)
    }
    return found
  }

  const live = async (day: number, arriving: number) => {
    today = day
    for (let count = 0; count < arriving; count += 1)
      await come(Math.floor(random() * customers), day, oneOf(people), chance(0.6) ? 'form' : 'phone')
    for (const person of people) {
      const ready = person.plans.filter((one) => one.day <= day)
      person.plans = person.plans.filter((one) => one.day > day)
      for (const one of ready.sort((a, b) => a.day - b.day)) await change(person, one)
      if (chance(0.5)) continue
      const waiting = person.waiting.splice(0)
      for (const act of waiting) await act()
    }
    // Somebody else changes a lead in between: what waits on a phone was made from an older version.
    if (book.length > 0 && chance(0.5)) {
      const { id } = oneOf(book)
      const lead = await changes.read(id)
      const note = {
        id: crypto.randomUUID(),
        version: lead?.version ?? 0,
        change: { kind: 'note', text: 'x' } as const,
      }
      await changes.change(id, note, oneOf(people).id, new Date(begun + day * dayMs))
    }
  }

  /** Calls some of those who are due, from a phone with a line. */
  const callDue = async (day: number) => {
    const [person] = people
    if (!person) return
    for (const { id } of (await due.list(dayOf(day)))
      .filter(({ again_on }) => (again_on ?? '') <= dayOf(day))
      .slice(0, 8)) {
      const job = book.find((one) => one.id === id)
      if (!job) throw new Error('A lead is due that the book does not know')
      const act = async (what: Change, after?: () => void) => {
        const version = (await changes.read(id))?.version ?? 0
        const request = { id: crypto.randomUUID(), version, change: what }
        await changes.change(id, request, person.id, new Date(begun + day * dayMs))
        after?.()
      }
      await act({ kind: 'ask-again', by: 'call' })
      const said = random()
      if (said < 0.5) await come(job.customer, day, person, 'repeat')
      else if (said < 0.65) await act({ kind: 'no-more' }, () => noMore.add(job.customer))
      else if (said < 0.85)
        await act({ kind: 'again', on: addMonths(dayOf(day), 3) }, () => (job.againOn = addMonths(dayOf(day), 3)))
    }
  }
  const settle = async () => {
    for (const person of people) for (const act of person.waiting.splice(0)) await act()
  }
  return { storage, due, notices, book, noMore, dueByBook, live, callDue, settle }
}

test('on phones that are often offline, every customer is due on the right day, once, and never after "not anymore"', async () => {
  const days = times({ usual: 250, full: 365 })
  const aDay = times({ usual: 2, full: 6 })
  const customers = days * aDay * 0.7
  const { storage, due, notices, book, noMore, dueByBook, live, callDue, settle } = await business(46, customers)
  for (let day = 0; day < days; day += 1) {
    await live(day, aDay)
    const today = dayOf(day)
    const byBook = dueByBook(today)
    const listed = (await due.list(today)).filter(({ again_on }) => (again_on ?? '') <= today)
    const customerOf = new Map(book.map(({ id, customer }) => [id, customer]))
    const shown = listed.map(({ id, again_on }) => [customerOf.get(id), again_on] as const)
    expect(new Map(shown)).toEqual(byBook)
    expect(shown).toHaveLength(byBook.size)
    for (const [customer] of shown) expect(noMore.has(customer ?? -1)).toBe(false)
    const isTold = await notices.tellDue(today, new Date(begun + day * dayMs))
    if ([...byBook.values()].includes(today)) expect([today, isTold]).toEqual([today, true])
    expect(await notices.tellDue(today, new Date(begun + day * dayMs))).toBe(false)
    if (day % 2 === 0) await callDue(day)
  }
  await settle()
  const leads = await storage.db.selectFrom('leads').select(['id', 'version', 'progress']).execute()
  expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(book.map(({ id }) => id)))
  expect(leads.length).toBeGreaterThanOrEqual(days * aDay)
  const { events } = await storage.db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll().as('events'))
    .executeTakeFirstOrThrow()
  expect(Number(events)).toBe(leads.reduce((sum, { version }) => sum + version, 0))
  const stateOf = new Map(leads.map(({ id, progress }) => [id, progress]))
  for (const { id, state } of book) expect(stateOf.get(id) === 'done').toBe(state === 'done')
  report('a year at the desk', { leads: leads.length, 'not anymore': noMore.size })
  expect(noMore.size).toBeGreaterThan(2)
  expect(book.filter(({ state }) => state === 'done').length).toBeGreaterThan(leads.length / 4)
})
