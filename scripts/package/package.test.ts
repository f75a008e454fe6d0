import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../child.ts'
import { archive } from './archive.ts'
import { assemble } from './assemble.ts'
import { packageClosure } from './package-closure.ts'
import { importsOf, sourceGraph } from './source-graph.ts'

describe('what the server needs at run time', () => {
  test('is read from its imports, types left out', () => {
    const source = `import type { A } from 'types-only'
import './beside.ts'
import { type B, run } from '@scope/name/part'
export * from './again.ts'
const later = () => import("later")
const text = "they ask from ' here"`
    expect(importsOf(source)).toEqual(['./beside.ts', '@scope/name/part', './again.ts', 'later'])
  })

  test('is the server and its packages, and nothing of the build', () => {
    const { files, packages } = sourceGraph(projectFolder, ['server/main.ts'])
    expect(files).toContain('server/storage/migrations.ts')
    expect(files.filter((file) => /^(site|scripts|tests)\/|\.test\./.test(file))).toEqual([])
    const folders = packageClosure(projectFolder, packages)
    expect(folders).toContain('node_modules/pino')
    for (const name of ['astro', 'react-dom', 'sharp', 'typescript', 'vitest'])
      expect(folders).not.toContain(`node_modules/${name}`)
  })

  test('says what is not installed', () => {
    expect(() => packageClosure(projectFolder, ['no-such-package'])).toThrow('no-such-package is not installed')
  })
})

test('an archive of the same folder is the same, and unpacks to it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'archive-'))
  mkdirSync(join(dir, 'site-1.0.0'))
  writeFileSync(join(dir, 'site-1.0.0', 'start'), '#!/bin/sh\n', { mode: 0o755 })
  for (const name of ['a', 'b']) archive(join(dir, 'site-1.0.0'), join(dir, name))
  expect(readFileSync(join(dir, 'a'))).toEqual(readFileSync(join(dir, 'b')))
  rmSync(join(dir, 'site-1.0.0'), { recursive: true })
  expect(spawnSync('tar', ['-xzf', 'a'], { cwd: dir }).status).toBe(0)
  expect(statSync(join(dir, 'site-1.0.0', 'start')).mode & 0o111).toBe(0o111)
  rmSync(dir, { recursive: true })
})

const asks = `
const base = 'http://127.0.0.1:4321'
for (let tries = 0; tries < 200; tries += 1) {
  try { if ((await fetch(base + '/readyz')).ok) break } catch {}
  await new Promise((wait) => setTimeout(wait, 100))
}
const send = async (path, body) =>
  (await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
const outside = await fetch('https://example.com').then(() => 'reached', () => 'no network')
console.log(JSON.stringify({
  page: await (await fetch(base)).text(),
  quote: await send('/f/quote', { name: 'Ann', phone: '(559) 555-0101', email: 'ann@example.com' }),
  chat: await send('/functions/v1/ai-assistant', { message: 'How much for 18 panels?' }),
  outside,
}))`

/** Copies a program into `root` with the libraries that it is linked to, so that it runs where there is nothing else. */
const install = (program: string, root: string, place = program) => {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  const libraries = [...stdout.matchAll(/(\/\S+) \(0x/g)].flatMap(([, file]) => (file ? [file] : []))
  for (const [from, to] of [[program, place], ...libraries.map((file) => [file, file])] as const) {
    mkdirSync(join(root, dirname(to)), { recursive: true })
    copyFileSync(from, join(root, to))
  }
}

const hasIp = () => spawnSync('ip', ['-V']).status === 0

const needIp = () => {
  if (hasIp()) return
  spawnSync('apt-get', ['update'])
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'iproute2'])
  if (!hasIp()) throw new Error('The program ip was not found and could not be installed: install iproute2.')
}

describe.runIf(process.platform === 'linux')('the package on a machine that has nothing', () => {
  let root = ''
  beforeAll(() => {
    needIp()
    root = mkdtempSync(join(tmpdir(), 'bare-'))
    const built = join(root, 'built')
    mkdirSync(join(built, 'site'), { recursive: true })
    writeFileSync(join(built, 'site/index.html'), 'the built site')
    assemble({ root: projectFolder, siteDir: join(built, 'site'), node: process.execPath, target: join(root, 'site') })
    rmSync(built, { recursive: true })
    install('/bin/sh', root)
    install(process.execPath, root, '/bin/unused')
    rmSync(join(root, 'bin/unused'))
    writeFileSync(join(root, 'asks.mjs'), asks)
  }, 120_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('holds neither tests, types nor tools', () => {
    const { stdout } = spawnSync('find', [join(root, 'site/node_modules'), '-name', '*.ts'], { encoding: 'utf8' })
    expect(stdout).toBe('')
    for (const path of ['node_modules/astro', 'server/main.test.ts', 'site', 'node_modules/.bin'])
      expect([path, existsSync(join(root, 'site', path))]).toEqual([path, false])
    const { stdout: size } = spawnSync('du', ['-sm', join(root, 'site/node_modules')], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(40)
  })

  test('starts, keeps a request, answers the chat and stops, without a network', { timeout: 60_000 }, async () => {
    const script = `ip link set lo up
chroot "$0" /site/start > "$0/log" 2>&1 &
server=$!
chroot "$0" /site/node/bin/node /asks.mjs
kill -TERM $server && wait $server && echo stopped
chroot "$0" /site/leads && chroot "$0" /site/backup
chroot "$0" /bin/sh -c 'cd /site/data/backups && ../../leads restore leads-*.db'`
    const isolate = process.getuid?.() === 0 ? ['-n'] : ['-rn']
    const child = spawn('unshare', [...isolate, 'sh', '-c', script, root], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part
    })
    await once(child, 'close')
    const [answers = '', ...rest] = output.split('\n')
    expect(readFileSync(join(root, 'log'), 'utf8')).toContain('Ready: http://localhost:4321')
    expect(JSON.parse(answers)).toEqual({
      page: 'the built site',
      quote: { ok: true, next: '/thanks' },
      chat: { response: expect.stringContaining('$225') },
      outside: 'no network',
    })
    expect(rest.join('\n')).toMatch(
      /^stopped\n[\s\S]*Ann[\s\S]*1 request\n[\s\S]*holds 1 request and has been checked\.\n1 request restored\./,
    )
  })
})
