import { describe, expect, test } from 'vitest'
import { importedSchema, importsSchema, mostImportText, previewSchema } from '../../../contract/desk/import.ts'
import { readInbox } from '../../testing/desk-calls.ts'
import { type TestPerson, testDesk } from '../../testing/test-desk.ts'

const text = `Name,Phone,Email,Last job,Amount,Notes
Ann Ruiz,(559) 555-0101,ann@example.com,5/3/2026,225,Two dogs
Ann Ruiz,559.555.0101,,5/3/2025,200,
Bob,5595550102,,,,
Bob again,+1 559 555 0102,,,,
Nobody,,,,,
"=HYPERLINK(""http://evil.example"")",5595550103,,,,"<img src=x onerror=alert(1)>"
`
const preview = async ({ call }: TestPerson, body: object = { text }) =>
  previewSchema.parse((await call('/imports/preview', { body })).json())
const columns = ['name', 'phone', 'email', 'jobOn', 'paid', 'note']
const bring = async ({ call }: TestPerson, more: object = {}) => {
  const id = crypto.randomUUID()
  const answer = await call('/imports', { body: { id, file: 'old.csv', text, columns, isDue: true, ...more } })
  return { id, added: importedSchema.parse(answer.json()).added }
}
const all = (person: TestPerson) => readInbox(person, 'filter=all')

describe('an import', () => {
  test('shows guessed columns and new, known and unreadable rows before anything is stored', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    const found = await preview(olga)
    expect(found.columns.map(({ field }) => field)).toEqual(columns)
    expect(found).toMatchObject({
      added: 4,
      known: 1,
      unreadableCount: 1,
      unreadable: [{ line: 6, why: 'no-contact' }],
    })
    expect((await all(olga)).leads).toEqual([])
  })

  test('doubles nothing: not sent twice, not imported again, not beside a lead that the desk has', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    await desk.lead({ name: 'Bob of the form', phone: '559-555-0102', email: 'bob@example.com' })
    const first = await bring(olga)
    expect(first.added).toBe(3)
    expect(await bring(olga, { id: first.id })).toMatchObject({ added: 3 })
    expect(await bring(olga)).toMatchObject({ added: 0 })
    expect((await all(olga)).leads).toHaveLength(4)
    expect(await preview(olga)).toMatchObject({ added: 0, known: 5 })
  })

  test('names the rows that join a customer of the desk, by phone number or email', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    await desk.lead({ name: 'Ann of the form', phone: '', email: 'ANN@example.com' })
    await desk.lead({ name: 'A robot', phone: '559-555-0103', email: 'robot@example.com', spam_reason: '4 links' })
    expect(await preview(olga)).toMatchObject({ added: 4, joinedCount: 1, joined: ['Ann Ruiz'] })
  })

  test('lists its customers by the day of their job, behind those who asked since, page by page without a gap', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    for (let count = 0; count < 40; count += 1)
      await desk.lead({ name: `Web ${count}`, phone: '' }, new Date(Date.UTC(2026, 0, 1, 0, count)))
    await bring(olga)
    const names: string[] = []
    for (let after = ''; ; ) {
      const page = await readInbox(olga, `filter=all${after && `&after=${after}`}`)
      names.push(...page.leads.map(({ name }) => name))
      if (page.next === null) break
      after = page.next
    }
    const imported = ['Ann Ruiz', 'Bob', '=HYPERLINK("http://evil.example")']
    expect(names).toHaveLength(44)
    expect([names[0], names[41]]).toEqual(['Ann Ruiz', 'Ann Ruiz'])
    expect(names.slice(1, 41)).toEqual(Array.from({ length: 40 }, (_, index) => `Web ${39 - index}`))
    expect(names.slice(42).sort()).toEqual(imported.slice(1).sort())
  })

  test('waits for no answer, causes no letter and counts in no number', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    await bring(olga)
    expect(await all(olga)).toMatchObject({ waiting: 0 })
    expect(await desk.storage.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect((await olga.call('/numbers')).json()).toMatchObject({ all: { leads: 0 }, origins: [], months: [] })
  })

  test('is undone as a whole, but for what somebody has changed since, and can be brought again', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    const { id } = await bring(olga)
    const touched = (await all(olga)).leads.find(({ name }) => name === 'Bob')?.id ?? ''
    const note = { id: crypto.randomUUID(), version: 0, change: { kind: 'note', text: 'called' } }
    await olga.call(`/leads/${touched}/changes`, { body: note })
    expect((await olga.call(`/imports/${id}/undo`, { body: {} })).json()).toEqual({ removed: 3, kept: 1 })
    expect((await all(olga)).leads.map(({ name }) => name)).toEqual(['Bob'])
    const { imports } = importsSchema.parse((await olga.call('/imports')).json())
    expect(imports).toMatchObject([{ id, file: 'old.csv', person: 'Olga', leads: 1, untouched: 0 }])
    expect(imports[0]?.undoneAt).not.toBeNull()
    expect(await bring(olga)).toMatchObject({ added: 3 })
  })

  test('keeps a lead with a photograph when it is undone', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    const { id } = await bring(olga)
    const lead_id = (await all(olga)).leads.find(({ name }) => name === 'Bob')?.id ?? ''
    const row = {
      id: crypto.randomUUID(),
      lead_id,
      stage: 'before',
      at: new Date().toISOString(),
      person_id: null,
    } as const
    await desk.storage.db.insertInto('photographs').values(row).execute()
    expect(importsSchema.parse((await olga.call('/imports')).json()).imports).toMatchObject([
      { leads: 4, untouched: 3 },
    ])
    expect((await olga.call(`/imports/${id}/undo`, { body: {} })).json()).toEqual({ removed: 3, kept: 1 })
    expect((await all(olga)).leads.map(({ name }) => name)).toEqual(['Bob'])
  })

  test('makes formulas and HTML plain text: in the lead as written, in the exported table harmless', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    await bring(olga)
    const row = (await all(olga)).leads.find(({ name }) => name.startsWith('='))
    expect(row).toMatchObject({ name: '=HYPERLINK("http://evil.example")', what: '<img src=x onerror=alert(1)>' })
    expect((await olga.call('/leads.csv')).body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  test('puts customers on the Due list a year after their last job, at the soonest today', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    await bring(olga)
    const rows = await desk.storage.db.selectFrom('leads').select(['name', 'booked_on', 'again_on']).execute()
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
    const dueOf = (on: string | null) => rows.find(({ booked_on }) => booked_on === on)?.again_on
    expect([dueOf('2026-05-03'), dueOf('2025-05-03'), dueOf(null)]).toEqual([
      '2027-05-03' > day ? '2027-05-03' : day,
      day,
      day,
    ])
    await bring(olga, { text: 'Name,Phone\nCy,5595550109\n', columns: ['name', 'phone'], isDue: false })
    expect((await all(olga)).leads.find(({ name }) => name === 'Cy')?.againOn).toBeNull()
  })

  test.each([
    ['too much text', { text: 'x'.repeat(mostImportText + 1) }],
    ['no text', { text: '' }],
    ['too many columns', { columns: Array.from({ length: 101 }, () => null) }],
    ['a column that there is not', { columns: ['progress'] }],
    ['an id that is none', { id: 'x' }],
  ])('is refused with %s', async (_name, more) => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    const body = { id: crypto.randomUUID(), file: 'old.csv', text, columns, isDue: true, ...more }
    const answer = await olga.call('/imports', { body })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'not-understood' }])
  })

  test('that there is not cannot be undone', async () => {
    const desk = await testDesk()
    const olga = await desk.enter('Olga', 'owner')
    const id = await desk.lead()
    for (const one of ['none', id]) expect((await olga.call(`/imports/${one}/undo`, { body: {} })).statusCode).toBe(404)
  })
})
