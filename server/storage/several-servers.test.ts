import { describe, expect, test, vi } from 'vitest'
import { readServerContent } from '../builds/server-content.ts'
import { composer } from '../mail/compose.ts'
import { startOutbox } from '../mail/outbox.ts'
import { copyStorage } from '../ops/commands/copy.ts'
import { withPostgres } from '../testing/both-engines.ts'
import { eventually } from '../testing/eventually.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { leadStore, type NewLead } from './leads.ts'
import { openStorage } from './open.ts'
import { outboxStore } from './outbox-store.ts'

const lead: NewLead = { ...sampleLead, name: 'Ann 👩‍🔧 "O’Hara"', note: 'one\ntwo', extra: '{"__proto__":"\\u0000"}' }

const { open, postgres } = withPostgres()

const openBoth = async () => ({ file: await open('sqlite'), server: await open('postgres', ['outbox', 'leads']) })

describe('several servers on one Postgres', () => {
  test('send each letter once', async () => {
    const { server } = await openBoth()
    const sent: string[] = []
    const content = readServerContent('content')
    const worker = async () => {
      const storage = await openStorage({ dataDir: '', databaseUrl: postgres().url })
      const outbox = startOutbox({
        store: outboxStore(storage),
        compose: () => composer(content, { from: 'us@example.com', to: 'us@example.com' }),
        transport: { send: async ({ messageId }) => void sent.push(messageId), close: () => undefined },
        log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
        pollMs: 5,
        limits: { owner: 1_000, spam: 1_000 },
      })
      return async () => {
        await outbox.stop()
        await storage.close()
      }
    }
    const workers = await Promise.all([worker(), worker(), worker()])
    const leads = leadStore(server, () => 'example.com')
    await Promise.all(Array.from({ length: 200 }, () => leads.keep(lead, ['owner-notice'], new Date())))
    await eventually(async () => expect(await outboxStore(server).unsent()).toEqual([]))
    await Promise.all(workers.map((stop) => stop()))
    expect(sent).toHaveLength(200)
    expect(new Set(sent).size).toBe(200)
  })

  test('can open an empty database at the same time', async () => {
    const { server } = await openBoth()
    for (const { name } of await server.db.introspection.getTables({ withInternalKyselyTables: true }))
      await server.db.schema.dropTable(name).cascade().execute()
    const opened = await Promise.all([1, 2, 3].map(() => openStorage({ dataDir: '', databaseUrl: postgres().url })))
    await Promise.all(opened.map((storage) => storage.close()))
    expect(opened).toHaveLength(3)
  })
})

describe('a move from SQLite to Postgres', () => {
  test('copies every row unchanged', async () => {
    const { file, server } = await openBoth()
    const leads = leadStore(file, () => 'example.com')
    for (let count = 0; count < 520; count += 1) {
      await leads.keep(
        { ...lead, id: String(count), spam_reason: count % 7 ? null : 'honeypot' },
        ['webhook'],
        new Date(count),
      )
    }
    const [claimed] = await outboxStore(file).claimCalls(new Date(), 60_000, 1)
    await outboxStore(file).markSent(claimed?.message.id ?? '', new Date())
    expect(await copyStorage(file, server)).toEqual({ leads: 520, messages: 520 })
    const listed = await Promise.all(
      [file, server].map((one) => Array.fromAsync(leadStore(one, () => '').pages({ spam: false }))),
    )
    expect(listed[1]).toEqual(listed[0])
    expect(await outboxStore(server).unsent()).toHaveLength(519)
    await expect(copyStorage(file, server)).rejects.toThrow('The other database holds requests already')
  })

  test('copies nothing if a row would change on the way', async () => {
    const { file, server } = await openBoth()
    await leadStore(file, () => 'example.com').keep(lead, [], new Date())
    const changing = {
      ...file,
      db: file.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => ({
          ...result,
          rows: result.rows.map((row) => ('note' in row ? { ...row, note: String(Math.random()) } : row)),
        }),
      }),
    }
    await expect(copyStorage(changing, server)).rejects.toThrow(/is not the same as the original/)
    expect(await Array.fromAsync(leadStore(server, () => '').pages({ spam: false }))).toEqual([])
  })
})
