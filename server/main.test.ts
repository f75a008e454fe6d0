import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { leadStore } from './storage/leads.ts'
import { openStorage } from './storage/open.ts'
import { eventually } from './testing/eventually.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { tempDir } from './testing/temp-dir.ts'
import { goodAnswers } from './testing/test-app.ts'
import { testBuild } from './testing/test-build.ts'

const built = mkdtempSync(join(tmpdir(), 'built-'))
testBuild(built)
afterAll(() => rmSync(built, { recursive: true }))

type Program = { child: ChildProcess; output: () => string }

const run = (file: string, env: NodeJS.ProcessEnv, args: string[] = []): Program => {
  const plain = { SMTP_URL: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', BUILD_DIR: built }
  const child = spawn(process.execPath, [`server/${file}`, ...args], { env: { ...process.env, ...plain, ...env } })
  let output = ''
  const read = (part: Buffer) => {
    output += part
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { child, output: () => output }
}

const ready = async ({ output }: Program): Promise<string> => {
  await eventually(() => expect(output()).toMatch(/Ready: http:\S+\n/))
  return /Ready: (\S+)/.exec(output())?.[1] ?? ''
}

const ends = async ({ child, output }: Program) => {
  const [code] = await once(child, 'close')
  return { code, output: output() }
}

const ask = (url: string) =>
  fetch(`${url}/f/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodAnswers),
  })

const otherSystem = async () => {
  const told: string[] = []
  const other = createHttpServer(async (request, response) => {
    for await (const part of request) told.push(String(part))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => {
    other.close()
  })
  const address = other.address()
  return { told, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

describe('the server', () => {
  test('loses neither lead nor letters when it is killed right after its answer', async () => {
    const dataDir = tempDir()
    // A mail server that never answers: the letters are still waiting when the server is killed.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      silent.close()
    })
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const first = run('main.ts', { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
    const answer = await ask(await ready(first))
    first.child.kill('SIGKILL')
    expect(answer.status).toBe(200)
    await once(first.child, 'close')

    const list = await ends(run('ops/programs/run-leads.ts', { DATA_DIR: dataDir }))
    expect(list.output).toContain(goodAnswers.name)
    expect(list.output).toContain('1 request\n')
    const owed = await ends(run('ops/programs/run-leads.ts', { DATA_DIR: dataDir }, ['--unsent']))
    expect(owed.output).toMatch(
      /owner-notice for Ann O’Hara[\s\S]*acknowledgement|acknowledgement for Ann O’Hara[\s\S]*owner-notice/,
    )
  })

  test('writes both letters, answers, and exits cleanly on SIGTERM', async () => {
    const dataDir = tempDir()
    const server = run('main.ts', { DATA_DIR: dataDir })
    await ask(await ready(server))
    await eventually(() =>
      expect(readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(2),
    )
    server.child.kill('SIGTERM')
    expect(await ends(server)).toMatchObject({ code: 0 })
    expect(server.output()).not.toMatch(/Ann|555.?0101|ann@/)
    expect(server.output()).toContain(`Warning: Letters are only files in ${join(dataDir, 'outbox')}: nobody is told.`)
    const written = [
      join(dataDir, 'leads.db'),
      ...readdirSync(join(dataDir, 'outbox')).map((name) => join(dataDir, 'outbox', name)),
    ]
    expect(written.map((file) => statSync(file).mode & 0o077)).toEqual(written.map(() => 0))
  })

  test('calls the webhook for a lead, and logs none of its contents', async () => {
    const { told, url } = await otherSystem()
    const env = { WEBHOOK_URL: url, WEBHOOK_SECRET: 'sixteen letters!', RETENTION_DAYS: '1' }
    const server = run('main.ts', { DATA_DIR: tempDir(), ...env })
    await ask(await ready(server))
    await eventually(() => expect(told.join('')).toContain(goodAnswers.name))
    server.child.kill('SIGTERM')
    expect(await ends(server)).toMatchObject({ code: 0, output: expect.not.stringMatching(/Ann|555.?0101|ann@/) })
  })

  test('alerts its owner to letters that have waited too long', async () => {
    const dataDir = tempDir()
    const storage = await openStorage({ dataDir })
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
    await leadStore(storage, () => 'example.com').keep(sampleLead, ['owner-notice'], twoHoursAgo)
    await storage.close()
    const { told, url } = await otherSystem()
    const env = { ALERT_WEBHOOK_URL: url, WEBHOOK_SECRET: 'sixteen letters!', SMTP_URL: 'smtp://127.0.0.1:1' }
    await ready(run('main.ts', { DATA_DIR: dataDir, ...env }))
    await eventually(() => expect(told.join('')).toContain('alert.raised'))
    expect(told.join('')).not.toMatch(/Ann|555.?0101|ann@/)
  })

  test('reports not ready before it closes, and answers until then', async () => {
    const server = run('main.ts', { DATA_DIR: tempDir(), DRAIN_SECONDS: '4' })
    const url = await ready(server)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const ended = ends(server)
    server.child.kill('SIGTERM')
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503))
    expect((await ask(url)).status).toBe(200)
    expect(await ended).toMatchObject({ code: 0 })
  })

  test('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => {
      other.close()
    })
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    expect(await ends(run('main.ts', { DATA_DIR: tempDir(), PORT: port, LOG_LEVEL: 'warn' }))).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop the program that uses it, or set PORT to another number.\n`,
    })
  })

  test.each([
    [{ BUILD_DIR: '/dev/null/none' }, 'There is no built site in /dev/null/none: run npm run build.\n'],
    [{ PORT: 'x' }, 'The setting PORT is not understood: expected a whole number from 0 to 65535.\n'],
    [{ DATA_DIR: '/dev/null/data' }, /^The data folder \/dev\/null\/data cannot be written \(\w+\): [^\n]+\n$/],
  ])('reports the mistake in %j and exits', async (env, sentence) => {
    const { code, output } = await ends(run('main.ts', { DATA_DIR: tempDir(), ...env }))
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
  })
})

describe('the list of leads', () => {
  test('is empty at first, and explains itself', async () => {
    expect(await ends(run('ops/programs/run-leads.ts', { DATA_DIR: tempDir() }))).toEqual({
      code: 0,
      output: 'No requests yet.\n',
    })
    expect(await ends(run('ops/programs/run-backup.ts', { DATA_DIR: tempDir() }))).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no database at \S+ yet\.\n$/),
    })
    const wrong = await ends(run('ops/programs/run-leads.ts', {}, ['--cvs']))
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('npm run leads -- --csv')])
  })
})
