import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, withPostgres } from '../testing/both-engines.ts'
import { sampleLead as lead } from '../testing/sample-lead.ts'
import { leadStore } from './leads.ts'
import { outboxStore } from './outbox-store.ts'
import { markedAtDesk } from './tables.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const both = ['owner-notice', 'acknowledgement'] as const
const spam = { ...lead, id: 'k', spam_reason: 'honeypot' }
const clean = { ...lead, id: 'k' }

const { open, postgres } = withPostgres()

describe.each(engines)('leads in %s', (engine) => {
  const start = async () => {
    const storage = await open(engine, ['outbox', 'leads'])
    const leads = leadStore(storage, () => 'example.com')
    const names = async () =>
      (await Array.fromAsync(leads.pages({ spam: false })))
        .flat()
        .map(({ name }) => name)
        .sort()
    const owed = async () => (await outboxStore(storage).unsent()).map(({ kind }) => kind).sort()
    return { storage, leads, outbox: outboxStore(storage), names, owed }
  }

  test('are listed by page, and other work runs between two pages', async () => {
    const { leads } = await start()
    await Promise.all(Array.from({ length: 250 }, () => leads.keep(lead, [], at(1))))
    let turns = 0
    const turn = () => {
      turns += 1
      if (turns < 1000) setImmediate(turn)
    }
    let pages = 0
    for await (const page of leads.pages({ spam: false })) {
      if (pages === 0) turn()
      pages += page.length > 0 ? 1 : 0
    }
    expect(pages).toBe(3)
    expect(turns).toBeGreaterThanOrEqual(3)
    turns = 1000
  })

  test('are not stored if one of their messages cannot be', async () => {
    const { storage, leads, names } = await start()
    await storage.db.schema.alterTable('outbox').renameTo('gone').execute()
    try {
      const failed = expect(leads.keep(lead, both, at(1))).rejects
      await failed.toMatchObject({ name: 'StorageUnavailable', cause: expect.any(Error) })
    } finally {
      await storage.db.schema.alterTable('gone').renameTo('outbox').execute()
    }
    expect(await names()).toEqual([])
    expect(await leads.keep(lead, both, at(1))).toBe('kept')
  })

  test('are stored even if another one in the group fails', async () => {
    const { leads, names } = await start()
    const wrong = { ...lead, name: null as unknown as string }
    const settled = await Promise.allSettled(
      [{ ...lead, name: 'Ann' }, wrong, { ...lead, name: 'Bea' }].map((one) => leads.keep(one, both, at(1))),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names()).toEqual(['Ann', 'Bea'])
  })

  test('that arrive during a removal are not part of it, and stay when it fails', async () => {
    const { storage, leads, names } = await start()
    await leads.keep({ ...lead, name: 'Ann' }, [], at(1))
    let keeping: Promise<unknown> | undefined
    const removing = storage.write(async (transaction) => {
      await transaction.deleteFrom('outbox').execute()
      keeping = leads.keep({ ...lead, name: 'Bea' }, [], at(2))
      await sleep(20)
      await transaction.deleteFrom('leads').execute()
      throw new Error('no more room')
    })
    await expect(removing).rejects.toThrow('no more room')
    await keeping
    expect(await names()).toEqual(['Ann', 'Bea'])
  })

  test('taken for spam are rescued once by the same answers without signs of spam', async () => {
    const { leads, owed, names } = await start()
    expect(await leads.keep(spam, ['owner-notice'], at(1))).toBe('kept')
    expect(await leads.keep(spam, ['owner-notice'], at(2))).toBe('repeated')
    expect(await owed()).toEqual(['owner-notice'])
    const again = await Promise.all([1, 2, 3].map(() => leads.keep(clean, both, at(3))))
    expect(again).toEqual(['rescued', 'repeated', 'repeated'])
    expect(await owed()).toEqual(['acknowledgement', 'owner-notice', 'owner-notice'])
    expect(await names()).toEqual(['Ann'])
    expect(await leads.keep(spam, ['owner-notice'], at(4))).toBe('repeated')
    expect(await names()).toEqual(['Ann'])
  })

  test('marked as spam at the desk stay so when their sender sends them again, without further letters', async () => {
    const { leads, owed, names } = await start()
    await leads.keep({ ...clean, spam_reason: markedAtDesk }, both, at(1))
    expect(await leads.keep(clean, both, at(2))).toBe('repeated')
    expect(await owed()).toEqual(['acknowledgement', 'owner-notice'])
    expect(await names()).toEqual([])
    expect(await leads.rescue('k', [], at(3))).toBe(true)
  })

  test('that arrive as spam and as clean at the same time are rescued by the clean one, with its letters', async () => {
    const { leads, names, owed } = await start()
    const three = [spam, spam, clean].map((one) => leads.keep(one, one === clean ? both : [], at(1)))
    expect(await Promise.all(three)).toEqual(['kept', 'repeated', 'rescued'])
    expect(await names()).toEqual(['Ann'])
    expect(await owed()).toEqual(['acknowledgement', 'owner-notice'])
  })

  test('are rescued from spam by id, and get their messages from then on', async () => {
    const { leads, outbox } = await start()
    await leads.keep(spam, [], at(1))
    expect([await leads.rescue('k', both, at(9)), await leads.rescue('k', both, at(9))]).toEqual([true, false])
    expect((await outbox.unsent()).map(({ created_at }) => created_at)).toEqual(both.map(() => at(9).toISOString()))
  })

  test('yield the counts that the limits on letters use', async () => {
    const { leads, outbox } = await start()
    await leads.keep({ ...lead, email: 'ann@example.com' }, both, at(1))
    await leads.keep({ ...lead, email: 'bea@example.com' }, both, at(2))
    await leads.keep({ ...spam, name: 'Cleo' }, ['owner-notice'], at(3))
    expect(await outbox.acknowledgedSince(at(0))).toEqual([])
    for (const { message } of await outbox.claim(at(4), 60_000, 10))
      await outbox.markSent(message.id, at(4 + Number(message.kind === 'owner-notice')))
    const emails = (await outbox.acknowledgedSince(at(4))).map(({ email }) => email)
    expect(emails.sort()).toEqual(['ann@example.com', 'bea@example.com'])
    expect(await outbox.acknowledgedSince(at(5))).toEqual([])
    expect(await outbox.ownerLettersSince(at(5))).toEqual({ all: 3, spam: 1 })
    expect(await outbox.ownerLettersSince(at(6))).toEqual({ all: 0, spam: 0 })
    const yearBefore = new Date(at(0).getTime() - 365 * 24 * 60 * 60_000)
    expect(await outbox.acknowledgedSince(yearBefore), 'sent by a clock that was a year ahead').toEqual([])
    expect(await outbox.ownerLettersSince(yearBefore)).toEqual({ all: 0, spam: 0 })
  })

  test('have an owner notice that may become part of a digest, and send nothing that is withheld', async () => {
    const { leads, outbox } = await start()
    await leads.keep(lead, both, at(1))
    const [notice, acknowledgement] = await outbox.claim(at(2), 60_000, 10)
    await outbox.moveToDigest(notice?.message.id ?? '', at(5))
    await outbox.withhold(acknowledgement?.message.id ?? '', 'enough')
    expect(await outbox.claim(at(6), 60_000, 10)).toEqual([])
    expect(await outbox.claimDigest(at(4), 60_000, 10)).toEqual([])
    const digest = await outbox.claimDigest(at(6), 60_000, 10)
    expect(digest.map(({ message }) => message.kind)).toEqual(['digest'])
    expect((await outbox.unsent()).map(({ kind }) => kind)).toEqual(['digest'])
  })
})

test('repeated, cause no error in the log of Postgres', async () => {
  const leads = leadStore(await open('postgres'), () => 'example.com')
  for (const _ of [1, 2]) await leads.keep({ ...lead, id: 'twice' }, both, at(1))
  expect(postgres().log()).not.toContain('duplicate key')
})

test('survive a pooler that forgets prepared statements', async () => {
  const storage = await open('postgres')
  const leads = leadStore(storage, () => 'example.com')
  await leads.keep(lead, both, at(1))
  await sql`deallocate all`.execute(storage.db)
  expect(await leads.keep(lead, both, at(1))).toBe('kept')
})
