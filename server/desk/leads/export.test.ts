import { expect, test } from 'vitest'
import { sendChange } from '../../testing/desk-calls.ts'
import { testDesk } from '../../testing/test-desk.ts'

test('the owner exports all leads as a table, with the desk’s changes that were not undone', async () => {
  const desk = await testDesk()
  const olga = await desk.enter('Olga', 'owner')
  const id = await desk.lead({ name: 'Ann' })
  await sendChange(olga, id, 0, { kind: 'quote', cents: 18_000 })
  await sendChange(olga, id, 1, { kind: 'note', text: 'gate code 12' })
  const slip = crypto.randomUUID()
  await sendChange(olga, id, 2, { kind: 'note', text: 'a slip' }, slip)
  await olga.call(`/leads/${id}/undo`, { body: { id: slip } })

  const photo = { id: 'photo', lead_id: id, stage: 'before', at: new Date().toISOString(), person_id: null } as const
  await desk.app.storage.db.insertInto('photographs').values(photo).execute()

  const answer = await olga.call('/leads.csv')
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.body).toMatch(
    /^\uFEFF"received_at"[\s\S]*"Ann"[\s\S]*"quoted","Olga","180.00"[\s\S]*"gate code 12",,,"1"\r\n$/,
  )
})
