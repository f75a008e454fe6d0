import { expect, test } from 'vitest'
import { readInbox, readLead } from '../../testing/desk-calls.ts'
import { testDesk } from '../../testing/test-desk.ts'

test('the desk says in the list and at each letter that no mail server is set', async () => {
  const desk = await testDesk({
    mail: { transport: { isFile: true, send: async () => undefined, close: () => undefined } },
  })
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead({ name: 'Ann' }, new Date())
  await desk.storage.db.updateTable('outbox').set({ state: 'filed' }).execute()
  const { history } = await readLead(maria, id)
  expect(history.flatMap(({ what }) => ('state' in what ? what.state : []))).toEqual(['filed', 'filed'])
  expect((await readInbox(maria)).isMailOff).toBe(true)
})

test('the desk says nothing of it with a mail server', async () => {
  const desk = await testDesk()
  expect((await readInbox(await desk.enter('Maria', 'helper'))).isMailOff).toBe(false)
})
