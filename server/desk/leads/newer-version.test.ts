import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readInbox, readLead, sendChange } from '../../testing/desk-calls.ts'
import { testDesk } from '../../testing/test-desk.ts'

test('a state and a change that only a newer version knows leave list and lead readable', async () => {
  const desk = await testDesk()
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead()
  await sendChange(maria, id, 0, { kind: 'call' })
  await sql`update leads set progress = 'surveyed'`.execute(desk.storage.db)
  await sql`update events set kind = 'survey'`.execute(desk.storage.db)
  expect((await readInbox(maria, 'filter=all')).leads).toMatchObject([{ id, state: 'contacted' }])
  const lead = await readLead(maria, id)
  expect(lead.state).toBe('contacted')
  expect(lead.history.map(({ what }) => what.kind)).toContain('other')
})
