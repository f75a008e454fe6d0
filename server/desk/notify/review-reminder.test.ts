import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../../contract/desk/lead.ts'
import { leadStore } from '../../storage/leads.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { noticeParts, noticeTables } from '../../testing/test-notices.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../../testing/test-postgres.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import { changeStore } from '../leads/change-store.ts'
import { noticeRound } from './notices.ts'

let postgres: TestPostgres | undefined
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

// Noon of a Monday in California; the mornings there begin at 16:00 UTC.
const monday = new Date('2026-03-02T20:00:00.000Z')
const tuesday = (time: string) => new Date(`2026-03-03T${time}:00.000Z`)

describe.each(['sqlite', 'postgres'] as const)('the reminder to ask for a review, in %s', (engine) => {
  let storage: Storage
  let dir: string
  let personId: string
  beforeEach(async () => {
    dir = tempDir()
    storage = await openStorage({ dataDir: dir, databaseUrl: engine === 'postgres' ? postgres?.url : undefined })
    for (const table of noticeTables) await storage.db.deleteFrom(table).execute()
    const token = await linkStore(storage).create({ kind: 'invite', name: 'Olga', role: 'owner' }, monday)
    personId = (await peopleStore(storage).enter(token, {}, monday)).person.id
  })
  afterEach(() => storage.close())

  const job = async (more: Partial<typeof sampleLead> = {}) => {
    const id = randomUUID()
    await leadStore(storage, 'example.com').keep({ ...sampleLead, ...more, id }, [], monday)
    let version = 0
    const act = (change: Change, at = monday) => {
      const request = { id: randomUUID(), version: version++, change }
      return changeStore(storage, { owes: [], mailDomain: 'example.com' }).change(id, request, personId, at)
    }
    await act({ kind: 'call' })
    return { id, act }
  }
  const round = (at: Date) => noticeRound(noticeParts(storage, dir), at)
  const reminded = async () => {
    const rows = await storage.db.selectFrom('outbox').select(['lead_id', 'kind']).execute()
    return rows.filter(({ kind }) => kind === 'review').map(({ lead_id }) => lead_id)
  }

  test('comes the morning after the job, once, by the business’s clock', async () => {
    const { id, act } = await job()
    await act({ kind: 'done' })
    for (const at of [monday, tuesday('07:30'), tuesday('15:59')]) await round(at)
    expect(await reminded()).toEqual([])
    for (const at of [tuesday('16:01'), tuesday('18:00'), new Date('2026-03-04T17:00:00Z')]) await round(at)
    expect(await reminded()).toEqual([id])
  })

  test('does not come where somebody has asked already, the job was opened again, or nobody can be texted', async () => {
    const [asked, reopened, silent] = [await job(), await job(), await job({ phone: '' })]
    await asked.act({ kind: 'done' })
    await asked.act({ kind: 'review' }, tuesday('01:00'))
    await reopened.act({ kind: 'done' })
    await reopened.act({ kind: 'reopen' }, tuesday('02:00'))
    await silent.act({ kind: 'done' })
    await round(tuesday('16:01'))
    expect(await reminded()).toEqual([])
  })

  test('comes again for a second job of the same lead, and not for one that was done last week', async () => {
    const { id, act } = await job()
    await act({ kind: 'done' })
    await round(new Date('2026-03-09T17:00:00Z'))
    expect(await reminded()).toEqual([])
    await act({ kind: 'reopen' }, new Date('2026-03-10T17:00:00Z'))
    await act({ kind: 'done' }, new Date('2026-03-11T20:00:00Z'))
    await round(new Date('2026-03-12T17:00:00Z'))
    expect(await reminded()).toEqual([id])
  })
})
