import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStorage, type Storage } from '../server/storage/open.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../server/testing/test-postgres.ts'
import { freePort } from '../tests/free-port.ts'
import { need, programs } from '../tests/machine/programs.ts'
import { answers, end, siteFolder, startServer } from '../tests/machine/running-server.ts'

type Proxy = { name: string; start: (port: number, servers: number[], dir: string) => ChildProcess }

const local = (port: number) => `127.0.0.1:${port}`

const caddy: Proxy = {
  name: 'Caddy',
  start: (port, servers, dir) => {
    const settings = {
      SITE_ADDRESS: `http://${local(port)}`,
      UPSTREAMS: servers.map(local).join(' '),
      CADDY_ADMIN: `unix/${dir}/admin`,
      HOME: dir,
      PATH: process.env.PATH,
    }
    return spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], { env: settings })
  },
}

/** The testable part of nginx.conf: on another port, without a certificate. */
const plainNginx = (port: number, [first = 0, second = 0]: number[]) =>
  readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {4}(listen \[::\]|ssl_|access_log).*\n/g, '')
    .replace('listen 443 ssl http2', `listen ${local(port)}`)
    .replace('127.0.0.1:4321', local(first))
    .replace('# server 127.0.0.1:4322', `server ${local(second)}`)

/** A whole configuration around a file for sites-available. */
const aroundSite = (site: string, dir: string) => `daemon off;
pid ${dir}/pid;
error_log stderr;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${dir}/${name};`).join('\n')}
${site}
}
`

const nginx: Proxy = {
  name: 'nginx',
  start: (port, servers, dir) => {
    writeFileSync(join(dir, 'nginx.conf'), aroundSite(plainNginx(port, servers), dir))
    return spawn('nginx', ['-e', 'stderr', '-p', dir, '-c', join(dir, 'nginx.conf')])
  },
}

let postgres: TestPostgres
let storage: Storage
let dir = ''
beforeAll(async () => {
  need(programs.caddy)
  need(programs.nginx)
  postgres = startPostgres()
  storage = await openStorage({ dataDir: '', databaseUrl: postgres.url })
  dir = siteFolder()
}, postgresTimeout)
afterAll(async () => {
  await storage?.close()
  postgres?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const visitors = 240

// Timeout of the site's form (send-form.ts). A proxy may leave a request to a dead server unanswered.
const answerWithinMs = 5_000

/** Status of a response; 0 if none came in time. */
const askOnce = (base: string, name: string): Promise<number> =>
  fetch(`${base}/f/quote`, {
    method: 'POST',
    body: JSON.stringify({ name, phone: '(559) 555-0101', email: 'ann@example.com', _key: name }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answerWithinMs),
  }).then(
    (answer) => answer.status,
    () => 0,
  )

/** A visitor whose form, like the site's, resends unacknowledged requests under the same key. */
const askUntilKept = async (base: string, name: string): Promise<void> => {
  for (let tries = 1; tries < 50; tries += 1) {
    if ((await askOnce(base, name)) === 200) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`${name} was never told that the request is kept`)
}

/** Sends all visitors' requests, sixteen at a time, and calls `atThird` after a third of the answers. */
const load = async (base: string, atThird: () => void) => {
  const names = Array.from({ length: visitors }, (_, index) => `Visitor ${index}`)
  let done = 0
  const queue = names.values()
  const work = async () => {
    for (const name of queue) {
      await askUntilKept(base, name)
      done += 1
      if (done === visitors / 3) atThird()
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return names
}

const kept = async () => {
  const names = await storage.db.selectFrom('leads').select('name').execute()
  const owed = await storage.db.selectFrom('outbox').select(['state', 'lead_id']).execute()
  return { names: names.map(({ name }) => name).sort(), owed }
}

type Running = { base: string; servers: ChildProcess[]; end: () => Promise<unknown> }

/** Two servers on one empty Postgres, behind a proxy. */
const startBehind = async ({ start }: Proxy): Promise<Running> => {
  await storage.db.deleteFrom('outbox').execute()
  await storage.db.deleteFrom('leads').execute()
  const [port = 0, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
  const servers = await Promise.all(ports.map((one) => startServer(dir, postgres.url, one)))
  const proxy = start(port, ports, mkdtempSync(join(dir, 'proxy-')))
  const base = `http://${local(port)}`
  await answers(base)
  return { base, servers, end: () => Promise.all([...servers, proxy].map(end)) }
}

describe.each([caddy, nginx])('two servers on one Postgres behind $name', (proxy) => {
  let running: Running
  beforeAll(async () => {
    running = await startBehind(proxy)
  })
  afterAll(() => running?.end())

  test('show pages, and hide what is for monitoring', async () => {
    const { base } = running
    const page = await fetch(base)
    expect([await page.text(), page.headers.get('x-request-id')]).toEqual([
      'the home page',
      expect.stringMatching(/^[\da-f]{12}$/),
    ])
    for (const path of ['/readyz', '/metrics']) expect((await fetch(base + path)).status).toBe(404)
  })

  test('lose nothing and store nothing twice when one is killed under load', async () => {
    const [first] = running.servers
    const names = await load(running.base, () => first?.kill('SIGKILL'))
    expect(first?.signalCode).toBe('SIGKILL')
    const { names: found, owed } = await kept()
    expect(found).toEqual(names.sort())
    expect(owed).toHaveLength(visitors * 2)
    expect(owed.filter(({ state }) => state === 'dead')).toEqual([])
  })

  test('say what to do while no server answers', async () => {
    const { base, servers } = running
    await Promise.all(servers.map(end))
    const answer = await fetch(base)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('try again in a minute')])
  })
})

describe.each([caddy, nginx])('a server killed behind $name while idle', (proxy) => {
  let running: Running
  beforeAll(async () => {
    running = await startBehind(proxy)
  })
  afterAll(() => running?.end())

  // Shorter than the time for which a proxy excludes a server that it blames.
  const soonMs = 3_000

  test('does not take the other one down', async () => {
    const [first] = running.servers
    const ended = first && once(first, 'exit')
    first?.kill('SIGKILL')
    await ended
    const ask = async () => [await askOnce(running.base, 'Ann'), await askOnce(running.base, 'Bea')]
    for (let count = 0; count < 5; count += 1) await ask()
    await vi.waitFor(async () => expect([...(await ask()), ...(await ask())]).toEqual(Array(4).fill(200)), {
      timeout: soonMs,
      interval: 100,
    })
  })
})

test('nginx accepts the whole nginx.conf with its certificate', () => {
  const own = mkdtempSync(join(tmpdir(), 'nginx-'))
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.com', '-days', '1']
  need(programs.openssl)
  spawnSync('openssl', [...request, '-keyout', join(own, 'privkey.pem'), '-out', join(own, 'fullchain.pem')])
  const site = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/etc/letsencrypt/live/example.com', own)
  writeFileSync(join(own, 'nginx.conf'), aroundSite(site, own))
  const { stderr, status } = spawnSync('nginx', ['-t', '-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf')], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  rmSync(own, { recursive: true })
})
