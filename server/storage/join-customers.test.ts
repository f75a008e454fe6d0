import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkStore } from '../desk/accounts/link-store.ts'
import { peopleStore } from '../desk/accounts/people-store.ts'
import { changeStore } from '../desk/leads/change-store.ts'
import { engines, withPostgres } from '../testing/both-engines.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { joinCustomers } from './join-customers.ts'
import { leadStore } from './leads.ts'
import type { Storage } from './open.ts'
import { foldedOf } from './search-text.ts'

const { open } = withPostgres()

const now = new Date('2026-03-02T20:00:00.000Z')

describe.each(engines)('customers in %s', (engine) => {
  let storage: Storage
  let dataDir: string
  beforeEach(async () => {
    dataDir = tempDir()
    storage = await open(engine, ['events', 'leads'], dataDir)
  })

  const customersOf = async () => {
    const rows = await storage.db.selectFrom('leads').select('customer_id').execute()
    return [...Map.groupBy(rows, ({ customer_id }) => customer_id).values()].map(({ length }) => length).sort()
  }

  const changes = () => changeStore(storage, { owes: [], mailDomain: () => 'example.com' })
  const keep = async (more: Partial<typeof sampleLead> = {}) => {
    const id = randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, ...more, id }, [], now)
    return id
  }
  const addPerson = async () => {
    const token = await linkStore(storage).create({ kind: 'invite', name: randomUUID(), role: 'helper' }, now)
    return (await peopleStore(storage).enter(token, {}, now)).person.id
  }
  const jobsOf = async (lead: string) => {
    const row = await changes().read(lead)
    return row && (await changes().otherJobs(row)).map(({ id }) => id).sort()
  }

  test('have the leads that share a phone number or an email, also through a third, whatever their order', async () => {
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [2, 1, 0],
    ]) {
      const [one, two] = [`(559) 555-3${order.join('')}`, `${order.join('')}@example.com`]
      const all = [
        { phone: one, email: '' },
        { phone: one, email: two },
        { phone: '', email: two },
      ]
      const ids = ['', '', '']
      for (const index of order) ids[index] = await keep(all[index])
      for (const id of ids) expect(await jobsOf(id)).toEqual(ids.filter((other) => other !== id).sort())
    }
  })

  test('come apart when the lead that joined them is corrected or marked as spam, until that is undone', async () => {
    const person = await addPerson()
    const [first, middle, last] = [
      await keep({ phone: '(559) 555-0131', email: 'one@example.com' }),
      await keep({ phone: '(559) 555-0131', email: 'two@example.com' }),
      await keep({ phone: '(559) 555-0132', email: 'two@example.com' }),
    ]
    expect(await jobsOf(first)).toEqual([middle, last].sort())
    let version = 0
    for (const change of [{ kind: 'correct', to: { phone: '' } }, { kind: 'spam' }] as const) {
      await changes().change(middle, { id: randomUUID(), version, change }, person, now)
      expect(await jobsOf(first)).toEqual([])
      await changes().undo(middle, (await changes().events(middle)).at(-1)?.id ?? '', person, now)
      expect(await jobsOf(first)).toEqual([middle, last].sort())
      version += 2
    }
  })

  test('are joined when two servers store their leads at the same moment', async () => {
    const servers = [storage, await open(engine, [], dataDir)]
    const pairs = Array.from({ length: 20 }, (_, pair) =>
      servers.map((one, index) =>
        leadStore(one, () => 'example.com').keep(
          { ...sampleLead, phone: `(559) 555-${2_000 + pair}`, email: `${pair}-${index}@example.com` },
          [],
          now,
        ),
      ),
    )
    await Promise.all(pairs.flat())
    expect(await customersOf()).toEqual(pairs.map(() => 2))
  })

  test('are not joined by spam', async () => {
    const [one, other] = [await keep(), await keep({ phone: '(559) 555-0143', email: 'other@example.com' })]
    const spam = await keep({ email: 'other@example.com', spam_reason: '4 links' })
    expect([await jobsOf(one), await jobsOf(other), await jobsOf(spam)]).toEqual([[], [], [one]])
  })

  const insert = (rows: readonly (Partial<typeof sampleLead> & { customer_id?: string })[]) =>
    storage.db
      .insertInto('leads')
      .values(
        rows.map((row) => {
          const lead = { ...sampleLead, ...row, id: randomUUID(), received_at: now.toISOString() }
          return { ...lead, ...foldedOf(lead) }
        }),
      )
      .execute()
  /** Leads that alternately share a phone number and an email with the one before. */
  const chain = (length: number) =>
    Array.from({ length }, (_, index) => ({
      phone: `(559) 555-${1_000 + Math.ceil(index / 2)}`,
      email: `${Math.floor(index / 2)}@example.com`,
    }))

  test('are read with six queries, however many leads lie between the first and the last', async () => {
    const leads = chain(60)
    const ids: string[] = []
    for (const lead of leads) ids.push(await keep(lead))
    let queries = 0
    const counted = storage.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await joinCustomers(counted, ids.slice(-1))
    expect(await customersOf()).toEqual([60])
    expect(queries).toBe(6)
  })

  test('have at most 500 leads: further leads of a chain, or of a phone number of 500 leads, are not joined to them', async () => {
    await insert(chain(500).map((lead) => ({ ...lead, customer_id: 'chain' })))
    await insert(Array.from({ length: 500 }, (_, index) => ({ email: `${index}@example.org`, customer_id: 'desk' })))
    await keep({ phone: '', email: chain(500).at(-1)?.email ?? '' })
    await keep({ email: 'first@example.net' })
    await keep({ email: 'second@example.net' })
    expect(await customersOf()).toEqual([1, 1, 1, 500, 500])
  })
})
