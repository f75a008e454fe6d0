import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { siteUrl, testDesk } from '../testing/test-desk.ts'

test('a change whose last byte comes after the person was removed is not made', async () => {
  const { app, enter, lead, people, storage } = await testDesk()
  const id = await lead()
  const maria = await enter('Maria', 'helper')
  const text = JSON.stringify({ id: crypto.randomUUID(), version: 0, change: { kind: 'note', text: 'x' } })
  const slowly = async function* () {
    yield text.slice(0, 10)
    await people.remove(maria.id, new Date())
    yield text.slice(10)
  }
  const answer = await app.inject({
    method: 'POST',
    url: `/desk/api/leads/${id}/changes`,
    headers: { cookie: maria.cookie, origin: siteUrl, 'content-type': 'application/json' },
    payload: Readable.from(slowly()),
  })
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'signed-out' }])
  expect(await storage.db.selectFrom('events').selectAll().execute()).toEqual([])
})
