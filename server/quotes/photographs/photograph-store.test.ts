import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { copyStorage } from '../../ops/commands/copy.ts'
import { leadStore } from '../../storage/leads.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import { removal } from '../../storage/removal.ts'
import { removeOld } from '../../storage/retention.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { testStorage } from '../../testing/test-storage.ts'
import { photographFolder } from './photograph-files.ts'
import { type NewPhotograph, photographStore } from './photograph-store.ts'

const { open } = withPostgres()

const gigabyte = 1e9
const encode = async (bytes: Buffer, to: string) => {
  if (bytes.length === 0) return undefined
  await mkdir(dirname(to), { recursive: true })
  writeFileSync(to, bytes)
  return true
}

describe.each(engines)('photographs in %s', (engine) => {
  let storage: Storage
  let dataDir: string
  let free = 50 * gigabyte
  beforeEach(async () => {
    dataDir = tempDir()
    free = 50 * gigabyte
    storage = await open(engine, ['photographs', 'events', 'leads'], dataDir)
  })

  const store = (over = storage) =>
    photographStore({ storage: over, dataDir, encode, disk: async () => ({ free, total: 100 * gigabyte }) })
  const files = () => (existsSync(photographFolder(dataDir)) ? readdirSync(photographFolder(dataDir)) : [])
  const enter = async (name: string) => {
    const person = { id: name, name, name_key: name, role: 'owner', email: null, removed_at: null } as const
    await storage.db
      .insertInto('people')
      .values({ ...person, created_at: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return name
  }
  const ask = async (receivedAt = new Date()) => {
    const id = randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, id }, [], receivedAt)
    return id
  }
  const photo = (lead_id: string, more: Partial<NewPhotograph> = {}): NewPhotograph => ({
    id: randomUUID(),
    lead_id,
    stage: 'visitor',
    person_id: null,
    bytes: Buffer.from('x'),
    ...more,
  })

  test('are five of a visitor at most, also when two servers take them at once', async () => {
    const other = await open(engine, [], dataDir)
    const id = await ask()
    const sent = Array.from({ length: 12 }, () => photo(id))
    const answers = await Promise.all(sent.map((one, at) => store(at % 2 ? other : storage).add(one, new Date())))
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(5)
    expect([(await store().of(id)).length, files().length]).toEqual([5, 5])
  })

  test('are refused before the disk is full, and beyond what visitors may send a day', async () => {
    const id = await ask()
    free = gigabyte
    expect(await store().add(photo(id), new Date())).toBe('full')
    free = 50 * gigabyte
    const at = new Date().toISOString()
    const lead = { lead_id: await ask(), stage: 'visitor', person_id: null, at } as const
    await storage.db
      .insertInto('photographs')
      .values(Array.from({ length: 300 }, () => ({ ...lead, id: randomUUID() })))
      .execute()
    expect(await store().add(photo(id), new Date())).toBe('full')
    const own = photo(id, { stage: 'before', person_id: await enter('Maria') })
    expect(await store().add(own, new Date())).toBeUndefined()
    expect(await store().add(photo(id), new Date(Date.now() + 25 * 3_600_000))).toBeUndefined()
    expect(files()).toHaveLength(2)
  })

  test('need twice the room that the disk keeps for leads', async () => {
    const id = await ask()
    for (const [bytes, answer] of [
      [2 * gigabyte - 1, 'full'],
      [2 * gigabyte, undefined],
    ] as const) {
      free = bytes
      expect(await store().add(photo(id), new Date())).toBe(answer)
    }
  })

  test('are twelve of the people of the business at most, beside those of the visitor', async () => {
    const [id, person_id] = [await ask(), await enter('Maria')]
    const add = (more: Partial<NewPhotograph>) => store().add(photo(id, more), new Date())
    for (let count = 0; count < 12; count += 1) expect(await add({ stage: 'after', person_id })).toBeUndefined()
    expect([await add({ stage: 'after', person_id }), await add({})]).toEqual(['too-many', undefined])
    expect(files()).toHaveLength(13)
  })

  test('are listed by their time with the name of who took them, and open and go only with their own lead', async () => {
    const [id, other] = [await ask(), await ask()]
    const [late, early] = [photo(id, { stage: 'before', person_id: await enter('Maria') }), photo(id)]
    await store().add(late, new Date('2026-01-02'))
    await store().add(early, new Date('2026-01-01'))
    const rows = [
      { id: early.id, stage: 'visitor', at: '2026-01-01T00:00:00.000Z', person: null },
      { id: late.id, stage: 'before', at: '2026-01-02T00:00:00.000Z', person: 'Maria' },
    ]
    expect(await store().of(id)).toEqual(rows)
    expect(await store().add({ ...early, lead_id: other }, new Date())).toBe('not-found')
    expect([await store().open(other, early.id), await store().remove(other, early.id)]).toEqual([undefined, false])
    expect(await store().open(id, early.id)).toEqual({ root: photographFolder(dataDir), file: `${early.id}.jpg` })
    expect([await store().remove(id, early.id), await store().of(id)]).toEqual([true, rows.slice(1)])
    expect(files()).toEqual([`${late.id}.jpg`])
  })

  test('keep their file where a stored row looked like a failed one', async () => {
    const id = await ask()
    const write: Storage['write'] = async (work) => {
      await storage.write(work)
      throw new Error('the connection ended')
    }
    const one = photo(id)
    const cut = store({
      ...storage,
      write: async (work) => (existsSync(photographFolder(dataDir)) ? write(work) : storage.write(work)),
    })
    await expect(cut.add(one, new Date())).rejects.toThrow('the connection ended')
    expect([await store().add(one, new Date()), (await store().of(id)).length, files().length]).toEqual([
      undefined,
      1,
      1,
    ])
  })

  test('of a removed lead, and uploads that are no picture, leave no file', async () => {
    const id = await ask()
    expect(await store().add(photo(id, { bytes: Buffer.alloc(0) }), new Date())).toBe('no-picture')
    expect(await store().add(photo(randomUUID()), new Date())).toBe('not-found')
    expect(files()).toEqual([])
  })

  test('of an upload that a crash cut off lose their file within days; without any known file nothing is removed', async () => {
    const id = await ask()
    await store().add(photo(id), new Date())
    writeFileSync(join(photographFolder(dataDir), `${randomUUID()}.jpg`), 'x')
    const soon = new Date(Date.now() + 8 * 24 * 3_600_000)
    expect([await store().sweep(new Date()), files().length]).toEqual([0, 2])
    const other = await openStorage({ dataDir: tempDir() })
    expect([await store(other).sweep(soon), files().length]).toEqual([0, 2])
    await other.close()
    expect([await store().sweep(soon), files().length]).toEqual([1, 1])
    expect(await store().of(id)).toHaveLength(1)
  })

  test('go with their lead, by its age and because its person asks', async () => {
    const [old, young] = [await ask(new Date('2020-01-01')), await ask()]
    for (const id of [old, young]) await store().add(photo(id), new Date())
    await removeOld({ dataDir, store: removal(storage) }, new Date('2021-01-01'), 10)
    expect([(await store().of(old)).length, (await store().of(young)).length, files().length]).toEqual([0, 1, 1])
  })

  test('move to another database with their leads', async () => {
    const id = await ask()
    await store().add(photo(id), new Date())
    const target = await testStorage()
    await copyStorage(storage, target)
    expect(await store(target).of(id)).toHaveLength(1)
    await target.close()
  })

  test('are a record of the job while both of its pair are there and it was not taken back', async () => {
    const id = await ask()
    const [before, after] = [photo(id, { stage: 'before' }), photo(id, { stage: 'after' })]
    for (const one of [before, after]) await store().add(one, new Date())
    expect(await store().record(id)).toBeUndefined()
    const record = { before: before.id, after: after.id, meters: ['2.1 kW', '2.6 kW'] }
    const event = { id: randomUUID(), lead_id: id, at: new Date().toISOString(), person_id: null, version: 1 }
    const row = { ...event, kind: 'record', detail: JSON.stringify(record), before: '{}', undone_at: null }
    await storage.db.insertInto('events').values(row).execute()
    expect(await store().record(id)).toEqual(record)
    for (const undone_at of ['2026-01-01', null]) {
      await storage.db.updateTable('events').set({ undone_at }).execute()
      expect(await store().record(id)).toEqual(undone_at ? undefined : record)
    }
    const earlier = { id: randomUUID(), at: '2020-01-01', detail: JSON.stringify({ ...record, meters: null }) }
    await storage.db
      .insertInto('events')
      .values([
        { ...row, ...earlier },
        { ...row, id: randomUUID(), kind: 'note', at: '2099-01-01', detail: '{}' },
        { ...row, id: randomUUID(), lead_id: await ask(), at: '2099-01-01', detail: '{}' },
      ])
      .execute()
    expect(await store().record(id)).toEqual(record)
    await store().remove(id, after.id)
    expect(await store().record(id)).toBeUndefined()
  })
})
