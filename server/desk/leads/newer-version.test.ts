import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inboxPageSchema, leadSchema } from '../../../contract/desk/lead.ts'
import { testDesk } from '../../testing/test-desk.ts'

test('a state and a change that only a newer version knows leave list and lead readable', async () => {
  const desk = await testDesk()
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead()
  const change = { id: crypto.randomUUID(), version: 0, change: { kind: 'call' } }
  await maria.call(`/leads/${id}/changes`, { body: change })
  await sql`update leads set progress = 'surveyed'`.execute(desk.storage.db)
  await sql`update events set kind = 'survey'`.execute(desk.storage.db)
  const page = inboxPageSchema.parse((await maria.call('/leads?filter=all')).json())
  expect(page.leads).toMatchObject([{ id, state: 'contacted' }])
  const lead = leadSchema.parse((await maria.call(`/leads/${id}`)).json())
  expect(lead.state).toBe('contacted')
  expect(lead.history.map(({ what }) => what.kind)).toContain('other')
})
