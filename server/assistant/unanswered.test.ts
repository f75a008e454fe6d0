import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '../storage/open.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/test-postgres.ts'
import { unansweredStore } from './unanswered.ts'

let postgres: TestPostgres | undefined
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

describe.each(['sqlite', 'postgres'] as const)('questions without an answer, in %s', (engine) => {
  let storage: Storage
  const store = () => unansweredStore(storage)

  beforeEach(async () => {
    const databaseUrl = engine === 'postgres' ? postgres?.url : undefined
    storage = await openStorage({ dataDir: tempDir(), databaseUrl })
    await storage.db.deleteFrom('unanswered').execute()
  })
  afterEach(() => storage?.close())

  test('the same question is one group, and the most asked comes first', async () => {
    await store().keep('Is there a gift card?', 'en', day(1))
    await store().keep('Do you take Venmo?', 'en', day(1))
    await store().keep('venmo, do you take it', 'en', day(2))
    expect(await store().list()).toEqual([
      { language: 'en', key: 'take venmo', text: 'Do you take Venmo?', asked: 2, lastAt: day(2).toISOString() },
      { language: 'en', key: 'card gift', text: 'Is there a gift card?', asked: 1, lastAt: day(1).toISOString() },
    ])
  })

  test('no name, phone number, email or address is stored', async () => {
    await store().keep('My name is Ann Lee, 740-555-0190, ann@example.com, 12 Oak Street: zebra?', 'en', day(1))
    const [{ text = '', key = '' } = {}] = await store().list()
    expect(text).toBe('My name is [name], [phone], [e-mail], [address]: zebra?')
    expect(key).not.toMatch(/ann|lee|oak|555/)
  })

  test('a group that the owner answered or dismissed is no longer listed, however often it is asked', async () => {
    await store().keep('Do you take Venmo?', 'en', day(1))
    await store().keep('¿Venden pasteles?', 'es', day(1))
    expect(await store().settle('en', 'take venmo', 'answered')).toBe(true)
    expect(await store().settle('es', 'pasteles venden', 'dismissed')).toBe(true)
    expect(await store().settle('es', 'take venmo', 'dismissed')).toBe(false)
    await store().keep('Do you take Venmo?', 'en', day(2))
    expect(await store().list()).toEqual([])
    expect(await store().counts()).toEqual({ open: 0, answered: 2, dismissed: 1 })
  })

  test('a question is deleted 30 days after it was last asked', async () => {
    await store().keep('Do you take Venmo?', 'en', day(1))
    await store().keep('Is there a gift card?', 'en', day(5))
    expect(await store().forget(day(33))).toBe(1)
    expect((await store().list()).map(({ key }) => key)).toEqual(['card gift'])
  })

  test('messages without a telling word are not stored', async () => {
    await store().keep('??', 'en', day(1))
    await store().keep('is it', 'en', day(1))
    expect(await store().list()).toEqual([])
  })
})
