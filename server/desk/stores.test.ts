import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { copied, copyStorage } from '../ops/commands/copy.ts'
import { leadStore } from '../storage/leads.ts'
import type { Storage } from '../storage/open.ts'
import { removal } from '../storage/removal.ts'
import { engines, withPostgres } from '../testing/both-engines.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testStorage } from '../testing/test-storage.ts'
import { linkStore } from './accounts/link-store.ts'
import { passkeyStore } from './accounts/passkey-store.ts'
import { peopleStore } from './accounts/people-store.ts'
import { sessionStore } from './accounts/session-store.ts'
import { changeStore } from './leads/change-store.ts'
import { inboxStore } from './leads/inbox-store.ts'
import { noticeStore } from './notify/notice-store.ts'
import { privatePageStore } from './private-page/page-store.ts'

const desk = ['calendars', 'events', 'challenges', 'links', 'sessions', 'passkeys', 'people'] as const
const now = new Date('2026-03-02T20:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const made = { public_key: 'AAAA', counter: 4_000_000_00 }
const passkey = { ...made, id: 'key', transports: 'internal hybrid', device: 'iphone' as const }

const databases = withPostgres()

describe.each(engines)('what the desk keeps, in %s', (engine) => {
  let storage: Storage
  let dataDir: string
  beforeEach(async () => {
    dataDir = tempDir()
    storage = await databases.open(engine, [...desk, 'outbox', 'leads'], dataDir)
  })

  const changes = () =>
    changeStore(storage, { owes: ['owner-notice', 'acknowledgement'], mailDomain: () => 'example.com' })
  const enter = async (name: string) => {
    const token = await linkStore(storage).create({ kind: 'invite', name, role: 'helper' }, now)
    const brought = { passkey: { ...passkey, id: `key-${name}` } }
    const { token: session } = await peopleStore(storage).enter(token, brought, now)
    const signedIn = await sessionStore(storage).read(session, now)
    return { session, token, id: signedIn?.person.id ?? '' }
  }
  const keep = async (more: Partial<typeof sampleLead> = {}) => {
    const id = crypto.randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, ...more, id }, ['owner-notice'], now)
    return id
  }
  const lastEvent = async (lead: string) => (await changes().events(lead)).at(-1)?.id ?? ''
  const note = (text: string, version: number) => ({
    id: crypto.randomUUID(),
    version,
    change: { kind: 'note', text } as const,
  })

  test('lets one in by a link, of however many open it together', async () => {
    const token = await linkStore(storage).create({ kind: 'invite', name: 'Maria', role: 'owner' }, now)
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => peopleStore(storage).enter(token, {}, now)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await peopleStore(storage).list()).toMatchObject([{ name: 'Maria', role: 'owner' }])
  })

  test('gives a challenge to one who takes it, for its purpose and in time', async () => {
    const people = passkeyStore(storage)
    await people.addChallenge('c', 'sign-in', now)
    expect(await people.takeChallenge('c', 'other', now)).toBe(false)
    const both = await Promise.all([
      people.takeChallenge('c', 'sign-in', now),
      people.takeChallenge('c', 'sign-in', now),
    ])
    expect(both.sort()).toEqual([false, true])
    await people.addChallenge('d', 'sign-in', now)
    expect(await people.takeChallenge('d', 'sign-in', later(6 * 60_000))).toBe(false)
  })

  test('knows a passkey again, and who holds a session until it ends', async () => {
    const { session, id } = await enter('Maria')
    const people = peopleStore(storage)
    const keys = passkeyStore(storage)
    expect(await keys.find('key-Maria')).toEqual({ ...made, id: 'key-Maria', person_id: id })
    const { token: second } = await keys.signIn('key-Maria', 7, now)
    const sessions = sessionStore(storage)
    expect((await sessions.read(second, later(2 * 60 * 60_000)))?.person.id).toBe(id)
    expect(await sessions.read(session, later(31 * 24 * 60 * 60_000))).toBeUndefined()
    await people.remove(id, now)
    expect(await sessions.read(second, now)).toBeUndefined()
    expect(await keys.find('key-Maria')).toBeUndefined()
    expect(await people.isNobody()).toBe(true)
  })

  test('takes one of many changes that were made from the same version', async () => {
    const { id: person } = await enter('Maria')
    const lead = await keep()
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => changes().change(lead, note(`${index}`, 0), person, now)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await changes().read(lead)).toMatchObject({ version: 1 })
    expect(await changes().events(lead)).toHaveLength(1)
  })

  test('makes a change once that is sent several times at the same moment', async () => {
    const { id: person } = await enter('Maria')
    for (let round = 0; round < 5; round += 1) {
      const lead = await keep()
      const same = note('called', 0)
      await Promise.all(Array.from({ length: 5 }, () => changes().change(lead, same, person, now)))
      expect(await changes().events(lead)).toHaveLength(1)
    }
  })

  test('finds leads by name, phone and words whatever their case, and counts who waits', async () => {
    const { id: person } = await enter('Maria')
    await keep({ name: 'ANN', note: 'Panels on the Barn', phone: '+1 559-555-0101' })
    await keep({ name: 'Bob', phone: '(559) 555-0199', email: 'bob@example.com' })
    const inbox = inboxStore(storage)
    const find = async (search: string) =>
      (await inbox.page({ filter: 'all', search }, { personId: person, today: '2026-03-02' }))
        .map(({ name }) => name)
        .sort()
    expect([await find('ann'), await find('barn'), await find('(559) 555 0101'), await find('0199')]).toEqual([
      ['ANN'],
      ['ANN'],
      ['ANN'],
      ['Bob'],
    ])
    expect(await inbox.waiting()).toBe(2)
  })

  test('finds a lead by a note of the desk until the note is undone, and by any text whatever its accents', async () => {
    const { id: person } = await enter('Maria')
    const lead = await keep({ name: 'José Hernández', note: 'Ventanas en la Peña', extra: '{"city":"Cañón"}' })
    await keep({ name: 'Bob', email: 'bob@example.com' })
    const find = async (search: string) =>
      (await inboxStore(storage).page({ filter: 'all', search }, { personId: person, today: '2026-03-02' })).map(
        ({ name }) => name,
      )
    for (const search of ['hernandez', 'JOSÉ', 'jose  hernández', 'pena', 'canon'])
      expect([search, await find(search)]).toEqual([search, ['José Hernández']])
    const gate = note('Portón café', 0)
    await changes().change(lead, gate, person, now)
    await changes().change(lead, note('two dogs', 1), person, now)
    expect([await find('porton cafe'), await find('TWO dogs')]).toEqual([['José Hernández'], ['José Hernández']])
    await changes().undo(lead, await lastEvent(lead), person, now)
    expect([await find('two dogs'), await find('porton')]).toEqual([[], ['José Hernández']])
    expect(await find('\0')).toHaveLength(2)
  })

  test('makes leads of an earlier version searchable when it is opened', async () => {
    const { id: person } = await enter('Maria')
    const lead = await keep({ name: 'Íñigo' })
    await changes().change(lead, note('llave azul', 0), person, now)
    await storage.db.updateTable('leads').set({ search_text: null, phone_key: null, customer_id: null }).execute()
    const again = await databases.open(engine, [], dataDir)

    for (const search of ['inigo', 'llave', '5550101'])
      expect(
        await inboxStore(again).page({ filter: 'all', search }, { personId: person, today: '2026-03-02' }),
      ).toHaveLength(1)
  })

  test('changes its mark when a lead comes and when one is changed', async () => {
    const { id: person } = await enter('Maria')
    const inbox = inboxStore(storage)
    const marks = [await inbox.mark(later(1))]
    const lead = await keep()
    marks.push(await inbox.mark(later(1)))
    await changes().change(lead, note('x', 0), person, now)
    marks.push(await inbox.mark(later(1)))
    expect(new Set(marks).size).toBe(3)
  })

  test('changes its mark for a lead that comes after one of a clock that was years ahead', async () => {
    await leadStore(storage, () => 'example.com').keep(
      { ...sampleLead, id: 'ahead' },
      [],
      later(1000 * 24 * 60 * 60_000),
    )
    const inbox = inboxStore(storage)
    const before = await inbox.mark(later(1))
    await keep()
    expect(await inbox.mark(later(1))).not.toBe(before)
  })

  test.each([
    ['that is too old', () => removal(storage).expire(later(1))],
    ['whose person asks to be forgotten', () => removal(storage).forget('ann@example.com')],
  ])('goes with a lead %s, from every table that points at one', async (_which, remove) => {
    const { id: person } = await enter('Maria')
    const lead = await keep()
    await changes().change(lead, note('gate code 12', 0), person, now)
    await noticeStore(storage, () => 'example.com').tell({ leadId: lead, kinds: ['unanswered'] }, now)
    await storage.write((trx) => privatePageStore(storage, async () => 'key').open(trx, lead, now))
    const photo = { id: 'photo', lead_id: lead, stage: 'visitor', at: now.toISOString(), person_id: null } as const
    await storage.db.insertInto('photographs').values(photo).execute()
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute()
    const ofLeads = (await storage.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'lead_id'))
      .map(({ name }) => name)
    expect(ofLeads.toSorted()).toEqual(['events', 'notices', 'outbox', 'photographs', 'private_pages'])
    const rowsOf = async (table: string) =>
      (await sql`select * from ${sql.table(table)} where lead_id = ${lead}`.execute(storage.db)).rows.length
    expect((await Promise.all(ofLeads.map(rowsOf))).every((rows) => rows > 0)).toBe(true)
    expect(await remove()).toMatchObject({ leads: 1, photographs: [{ id: 'photo' }] })
    expect(await Promise.all(ofLeads.map(rowsOf))).toEqual([0, 0, 0, 0, 0])
  })

  test('is copied from every table except those with temporary rows', async () => {
    const tables = (await storage.db.introspection.getTables()).map(({ name }) => name)
    const known: readonly string[] = copied
    const others = tables.filter((name) => !known.includes(name)).sort()
    expect(others.join(' ')).toBe('alerts challenges chat_days clock heartbeat_steps links unanswered write_probe')
  })

  test('is copied whole: people, passkeys, sessions and what happened', async () => {
    const { id: person, session } = await enter('Maria')
    const lead = await keep({ source_page: '/about', utm_source: 'google' })
    await changes().change(lead, { ...note('', 0), change: { kind: 'quote', cents: 18_000 } }, person, now)
    const target = await testStorage()
    onTestFinished(target.close)
    expect(await copyStorage(storage, target)).toEqual({ leads: 1, messages: 1 })
    expect((await sessionStore(target).read(session, now))?.person.id).toBe(person)
    expect(await passkeyStore(target).find('key-Maria')).toMatchObject({ counter: passkey.counter })
    const there = changeStore(target, { owes: [], mailDomain: () => '' })
    expect(await there.read(lead)).toMatchObject({ progress: 'quoted', quoted_cents: 18_000, person: 'Maria' })
    expect(await there.read(lead)).toMatchObject({ source_page: '/about', utm_source: 'google', utm_medium: null })
    expect(await there.events(lead)).toMatchObject([{ kind: 'quote', person: 'Maria' }])
  })

  test('holds no secret: neither of a link nor of a session', async () => {
    const { session, token } = await enter('Maria')
    const rows = [
      ...(await storage.db.selectFrom('sessions').selectAll().execute()),
      ...(await storage.db.selectFrom('links').selectAll().execute()),
    ]
    expect(rows).toHaveLength(2)
    for (const secret of [session, token]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('leaves a lead as the version before reads and writes it', async () => {
    await storage.db
      .insertInto('leads')
      .values({ ...sampleLead, id: 'old', received_at: now.toISOString() })
      .execute()
    expect(await changes().read('old')).toMatchObject({ progress: 'new', version: 0, quoted_cents: null, person: null })
  })
})
