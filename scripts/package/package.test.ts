import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knowledgeKey } from '../../server/assistant/knowledge-key.ts'
import { fittingBundle } from '../../server/built/bundle.ts'
import { bundleServer } from '../bundle-server.ts'
import { projectFolder } from '../child.ts'
import { archive } from './archive.ts'
import { assemble } from './assemble.ts'
import { installLibraries, installProgram, runAlone } from './bare-machine.ts'
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
const base = 'http://127.0.0.1:' + process.env.PORT
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

describe.runIf(process.platform === 'linux')('the package on a machine that has nothing', () => {
  let root = ''
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'bare-'))
    const built = join(root, 'built')
    mkdirSync(join(built, 'site'), { recursive: true })
    writeFileSync(join(built, 'site/index.html'), 'the built site')
    await bundleServer(projectFolder, join(built, 'server'))
    assemble({ root: projectFolder, siteDir: join(built, 'site'), node: process.execPath, target: join(root, 'site') })
    rmSync(built, { recursive: true })
    installProgram('/bin/sh', root)
    installLibraries(process.execPath, root)
    writeFileSync(join(root, 'asks.mjs'), asks)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('holds neither tests, types nor tools', () => {
    const { stdout } = spawnSync('find', [join(root, 'site/node_modules'), '-name', '*.ts'], { encoding: 'utf8' })
    expect(stdout).toBe('')
    for (const path of ['node_modules/astro', 'server/main.test.ts', 'site', 'node_modules/.bin'])
      expect([path, existsSync(join(root, 'site', path))]).toEqual([path, false])
    const { stdout: size } = spawnSync('du', ['-sm', join(root, 'site/node_modules')], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(40)
  })

  test('fits what its build has learned, and its server in one file', () => {
    expect(fittingBundle(join(root, 'site'))).toBe(join(root, 'site/dist/server/main.js'))
    expect(knowledgeKey(join(root, 'site/content'), join(root, 'site'))).toBe(
      knowledgeKey(join(projectFolder, 'content'), projectFolder),
    )
  })

  test('starts, keeps a request, answers the chat and stops, without a network', async () => {
    const child = runAlone(
      `chroot "$0" /site/start > "$0/log" 2>&1 &
server=$!
chroot "$0" /site/node/bin/node /asks.mjs
kill -TERM $server && wait $server && echo stopped
chroot "$0" /site/leads && chroot "$0" /site/backup
chroot "$0" /bin/sh -c 'cd /site/data/backups && ../../leads restore leads-*.db'`,
      root,
    )
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part
    })
    await once(child, 'close')
    const [answers = '', ...rest] = output.split('\n')
    expect(readFileSync(join(root, 'log'), 'utf8')).toContain('Ready: http://localhost:')
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
