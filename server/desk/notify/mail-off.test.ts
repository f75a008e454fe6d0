import { expect, test } from 'vitest'
import { inboxPageSchema, leadSchema } from '../../../contract/desk/lead.ts'
import { testDesk } from '../../testing/test-desk.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testDesk>>['enter']>>

const isMailOff = async ({ call }: Person) => inboxPageSchema.parse((await call('/leads')).json()).isMailOff

test('the desk says in the list and at each letter that no mail server is set', async () => {
  const desk = await testDesk({
    mail: { transport: { isFile: true, send: async () => undefined, close: () => undefined } },
  })
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead({ name: 'Ann' }, new Date())
  await desk.storage.db.updateTable('outbox').set({ state: 'filed' }).execute()
  const { history } = leadSchema.parse((await maria.call(`/leads/${id}`)).json())
  expect(history.flatMap(({ what }) => ('state' in what ? what.state : []))).toEqual(['filed', 'filed'])
  expect(await isMailOff(maria)).toBe(true)
})

test('the desk says nothing of it with a mail server', async () => {
  const desk = await testDesk()
  expect(await isMailOff(await desk.enter('Maria', 'helper'))).toBe(false)
})
