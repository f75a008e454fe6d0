import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../../scripts/bundle-server.ts'
import { fittingBundle } from '../../server/built/bundle.ts'
import { projectRoot } from '../../server/project-root.ts'
import { openStorage, type StorageSettings } from '../../server/storage/open.ts'
import { startPostgres } from '../../server/testing/postgres.ts'

const total = 100_000
const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()

const leadOf = (index: number) => ({
  id: randomUUID(),
  received_at: at(index),
  project: 'website',
  form: 'quote',
  name: `Visitor ${index}`,
  phone: '(559) 555-0101',
  email: `visitor${index}@example.com`,
  reply_to: null,
  note: 'Eighteen panels on a tile roof, two storeys, gate code by text.',
  subject: null,
  extra: '{"panels":"18"}',
  spam_reason: index % 10 === 0 ? 'honeypot' : null,
})

const owedOf = (leadId: string, index: number) => ({
  id: randomUUID(),
  lead_id: leadId,
  kind: 'owner-notice' as const,
  message_id: `<${randomUUID()}@example.com>`,
  state: 'sent' as const,
  attempts: 1,
  created_at: at(index),
  due_at: at(index),
  leased_until: null,
  sent_at: at(index),
  last_error: null,
})

const fill = async (settings: StorageSettings) => {
  const { db, close } = await openStorage(settings)
  for (let first = 0; first < total; first += 1000) {
    const leads = Array.from({ length: 1000 }, (_, index) => leadOf(first + index))
    const owed = leads.map(({ id }, index) => owedOf(id, first + index))
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('leads').values(leads).execute()
      await transaction.insertInto('outbox').values(owed).execute()
    })
  }
  await close()
}

// The command of the owner as it is, start of Node included; what it prints is counted and thrown away.
const run = async (args: string[], env: NodeJS.ProcessEnv) => {
  // Its own peak: that of `resourceUsage` begins with the size of the process that started it.
  const report = `
    import { readFileSync } from 'node:fs'
    process.on('exit', () => {
      const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
      const { user, system } = process.cpuUsage()
      process.stderr.write('rss ' + peak + ' cpu ' + (user + system))
    })`
  const start = performance.now()
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=4',
      '--import',
      './scripts/node-version.mjs',
      '--import',
      `data:text/javascript,${encodeURIComponent(report)}`,
      'server/leads.ts',
      ...args,
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let bytes = 0
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    bytes += part.length
  })
  child.stderr.on('data', (part: Buffer) => {
    said += part
  })
  await once(child, 'close')
  return {
    seconds: (performance.now() - start) / 1000,
    bytes,
    rss: Number(/rss (\d+)/.exec(said)?.[1]) / 1024,
    cpu: Number(/cpu (\d+)/.exec(said)?.[1]) / 1e6,
  }
}

const measure = async (engine: string, { dataDir, databaseUrl = '' }: StorageSettings) => {
  await fill({ dataDir, databaseUrl })
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  for (const args of [['--help'], [], ['--csv'], ['--spam'], ['--unsent']]) {
    const runs = [await run(args, env), await run(args, env), await run(args, env)].sort(
      (a, b) => a.seconds - b.seconds,
    )
    const best = runs[0]
    if (!best) continue
    console.log(
      `${engine} leads ${args.join(' ').padEnd(8)} ${best.seconds.toFixed(2)} s (${best.cpu.toFixed(2)} s of a processor), ${(best.bytes / 1e6).toFixed(1)} MB written, ${best.rss.toFixed(0)} MB of memory`,
    )
  }
}

// The commands as they run after a build.
if (!fittingBundle(projectRoot, 'leads')) await bundleServer(projectRoot)
const dataDir = mkdtempSync(join(tmpdir(), 'many-'))
const postgres = startPostgres()
try {
  await measure('SQLite', { dataDir })
  await measure('Postgres', { dataDir, databaseUrl: postgres.url })
} finally {
  postgres.stop()
  rmSync(dataDir, { recursive: true })
}
