import { describe, expect, test } from 'vitest'
import { testDesk } from '../testing/test-desk.ts'

const change = (more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  change: { kind: 'note', text: 'x' },
  ...more,
})

describe('invalid input', () => {
  test.each([
    { change: { kind: 'note', text: '' } },
    { change: { kind: 'note', text: 'x'.repeat(4001) } },
    { change: { kind: 'quote', cents: -1 } },
    { change: { kind: 'quote', cents: 1.5 } },
    { change: { kind: 'book', on: '2026-02-30', from: '08:00', to: '10:00' } },
    { change: { kind: 'book', on: '2026-02-03', from: '10:00', to: '08:00' } },
    { change: { kind: 'lost', reason: '<script>' } },
    { change: { kind: 'undo' } },
    { change: { kind: 'done', state: 'new' } },
    { id: 'none' },
    { version: -1 },
  ])('is rejected and changes nothing: %j', async (more) => {
    const { enter, lead, storage } = await testDesk()
    const { call } = await enter('Maria', 'helper')
    const answer = await call(`/leads/${await lead()}/changes`, { body: change(more) })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'not-understood' }])
    expect(await storage.db.selectFrom('events').selectAll().execute()).toEqual([])
  })

  test.each(['filter=none', 'after=x', `search=${'x'.repeat(101)}`, "after=' or 1=1"])(
    'is rejected by the inbox: %s',
    async (query) => {
      const { enter } = await testDesk()
      const { call } = await enter('Maria', 'helper')
      expect((await call(`/leads?${query}`)).statusCode).toBe(400)
    },
  )

  test('as a search is literal: %%, quotes and backslashes match themselves', async () => {
    const { enter, lead } = await testDesk()
    const { call } = await enter('Maria', 'helper')
    await lead({ name: '100%_\\ sure' })
    await lead({ name: 'Ann' })
    const found = async (search: string) =>
      (await call(`/leads?filter=all&search=${encodeURIComponent(search)}`)).json().leads.length
    expect([await found('%'), await found('_'), await found('\\'), await found("'")]).toEqual([1, 1, 1, 0])
  })
})
