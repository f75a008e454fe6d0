import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runContentSteps } from '../../content/steps/content-steps.ts'
import { leadSchema } from '../../contract/desk/lead.ts'
import { readServerContent } from '../../server/builds/server-content.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { startServerProcess } from './server-process.ts'
import { isFull, report } from './size.ts'
import { answersOf, post } from './visitors.ts'

/** The first commit of 0.2.0 that could be installed. */
const landed = '7e189f81'
const copies = 100_000
const ownName = 'Our Own Windows'

/** The program of that commit, with the packages of this one. */
const oldProgram = (): string => {
  const folder = join(tempDir(), 'old')
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', landed], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs a module of the old program, and returns what it prints. */
const runOld = (old: string, code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: old, encoding: 'utf8' })

const enterOld = (old: string, dataDir: string): string =>
  runOld(
    old,
    `const { openStorage } = await import('${old}/server/storage/open.ts')
     const { linkStore } = await import('${old}/server/desk/accounts/link-store.ts')
     const { peopleStore } = await import('${old}/server/desk/accounts/people-store.ts')
     const storage = await openStorage({ dataDir: ${JSON.stringify(dataDir)} })
     const link = await linkStore(storage).create({ kind: 'invite', name: 'Olga', role: 'owner' }, new Date())
     process.stdout.write((await peopleStore(storage).enter(link, {}, new Date())).token)
     await storage.close()`,
  )

const inbox = z.object({ leads: z.array(z.object({ id: z.string() })) })

const deskOf = (url: string, token: string) => async (path: string, body?: object) => {
  const headers = { cookie: `desk=${token}`, origin: url, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/desk/api${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: await answer.json() }
}

/** Adds finished leads of other customers by SQL: a hundred thousand posts would take an hour. */
const multiply = (dataDir: string) => {
  const db = new DatabaseSync(join(dataDir, 'leads.db'))
  const columns = db
    .prepare(
      "select name from pragma_table_info('leads') where name not in ('id', 'phone', 'email', 'received_at', 'progress')",
    )
    .all()
    .map(({ name }) => String(name))
    .join()
  db.exec(
    `insert into leads (id, phone, email, received_at, progress, ${columns}) with recursive n(i) as (values (1) union all select i + 1 from n where i < ${copies})
     select 'copy-' || i, '559' || (2000000 + i), 'copy' || i || '@example.com',
            strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (40 + i % 600) || ' days'), 'done', ${columns} from n, (select * from leads limit 1)`,
  )
  db.close()
}

const countOf = (dataDir: string, sql: string) => {
  const db = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true })
  const found = db.prepare(sql).get()
  db.close()
  return Number(Object.values(found ?? {})[0])
}

test.runIf(isFull)(
  'an update from 0.2.0 and back loses no lead, no change of a phone and no word of the owner',
  async () => {
    const old = oldProgram()
    const dataDir = tempDir()
    const contentDir = join(dataDir, 'content')
    cpSync(join(old, 'content'), contentDir, { recursive: true, filter: (path) => !/\.ts$/.test(path) })
    const business = join(contentDir, 'business.yaml')
    writeFileSync(business, readFileSync(business, 'utf8').replace(/^name: .*$/m, `name: ${ownName}`))
    const oldBuild = tempDir()
    testBuild(oldBuild, { content: contentDir })
    const startOld = () =>
      startServerProcess(
        { HOST: 'localhost', DATA_DIR: dataDir, BUILD_DIR: oldBuild, CONTENT_DIR: contentDir },
        'server/main.ts',
        old,
      )

    const token = enterOld(old, dataDir)
    const before = await startOld()
    for (const name of ['Ann', 'Bob', 'Cho']) expect((await post(before.url, answersOf(name))).status).toBe(200)
    const { leads } = inbox.parse((await deskOf(before.url, token)('/leads')).json)
    // What three phones were shown, and send only after the update.
    const waiting = await Promise.all(
      leads.map(async ({ id }, index) => {
        const { version } = leadSchema.partial().parse((await deskOf(before.url, token)(`/leads/${id}`)).json)
        const change = [
          { kind: 'call' },
          { kind: 'note', text: 'Gate on the left.' },
          { kind: 'quote', cents: 20_000 },
        ][index]
        return { id, body: { id: crypto.randomUUID(), version, change } }
      }),
    )
    await before.end('SIGTERM')
    multiply(dataDir)

    const written = runContentSteps(contentDir)
    expect(readServerContent(contentDir).business.name).toBe(ownName)
    const newBuild = tempDir()
    testBuild(newBuild, { content: contentDir })
    const started = performance.now()
    const startNew = () =>
      startServerProcess({ HOST: 'localhost', DATA_DIR: dataDir, BUILD_DIR: newBuild, CONTENT_DIR: contentDir })
    const after = await startNew()
    const seconds = (performance.now() - started) / 1000
    const desk = deskOf(after.url, token)
    for (const { id, body } of waiting) expect((await desk(`/leads/${id}/changes`, body)).status).toBe(200)
    expect(countOf(dataDir, 'select count(*) from leads')).toBe(copies + 3)
    expect(countOf(dataDir, 'select count(*) from events')).toBe(waiting.length)
    await after.end('SIGTERM')

    const back = await startOld()
    expect((await post(back.url, answersOf('Dee'))).status).toBe(200)
    expect((await deskOf(back.url, token)('/leads?filter=all')).status).toBe(200)
    await back.end('SIGTERM')

    const again = await startNew()
    const found = await deskOf(again.url, token)('/leads?filter=all&search=Dee')
    expect(inbox.parse(found.json).leads).toHaveLength(1)
    expect(countOf(dataDir, 'select count(*) from leads')).toBe(copies + 4)
    report('an update from 0.2.0', {
      leads: copies,
      'seconds to start': seconds.toFixed(1),
      'files written': written.length,
    })
  },
)
