import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildIds, currentBuildId } from '../../server/builds/build-folder.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { secondBusiness } from '../second-business.ts'
import { startServerProcess } from './server-process.ts'
import { isFull, report, times } from './size.ts'
import { answersOf, post } from './visitors.ts'

const changed = (changes: Record<string, [string, string]>): string => {
  const folder = join(tempDir(), 'content')
  cpSync(secondBusiness, folder, { recursive: true })
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replaceAll(from, to))
  }
  return folder
}

// Builds a small business, which takes a third of the time.
const build = (dir: string, content = secondBusiness, args: string[] = []) =>
  spawn(process.execPath, ['scripts/build.ts', ...args], {
    env: { ...process.env, BUILD_DIR: dir, CONTENT_DIR: content, STAGING: 'on' },
    stdio: 'ignore',
  })

const ended = async (child: ReturnType<typeof build>): Promise<number | null> => {
  const [code] = await once(child, 'exit')
  return code
}

/** Waits until a build below `dir` has written a matching file. */
const hasWritten = (dir: string, pattern: string) =>
  eventually(() => expect(globSync(`builds/*.unfinished/${pattern}`, { cwd: dir })).not.toEqual([]))

const pages = { 'index.html': 'home: $175–$225', '_astro/app.old.js': 'old script', '404.html': 'nothing here' }

/** All bytes a visitor may get, and all bytes of the build on disk. */
const served = async (url: string, dir: string) => {
  const answers = ['/', '/_astro/app.old.js', '/nothing'].map(async (path) => (await fetch(url + path)).text())
  const folder = join(dir, 'builds', currentBuildId(dir) ?? '')
  const hash = createHash('sha256')
  for (const file of globSync('**/*', { cwd: folder }).sort())
    if (statSync(join(folder, file)).isFile()) hash.update(file).update(readFileSync(join(folder, file)))
  return {
    answers: await Promise.all(answers),
    current: readFileSync(join(dir, 'current'), 'utf8'),
    disk: hash.digest('hex'),
  }
}

const serve = async (dir: string) => {
  testBuild(dir, { pages })
  return startServerProcess({ BUILD_DIR: dir, DATA_DIR: tempDir() })
}

describe('an unfinished build leaves every served byte unchanged', () => {
  test('with a mistake in the content', async () => {
    const dir = tempDir()
    const { url } = await serve(dir)
    const before = await served(url, dir)
    const broken = changed({ 'pricing.yaml': ['exterior:', 'exterrior:'] })
    expect(await ended(build(dir, broken))).toBe(2)
    expect(await served(url, dir)).toEqual(before)
    expect(globSync('builds/*', { cwd: dir })).toHaveLength(1)
  })

  test.each([
    ['its content is copied', 'content/business.yaml'],
    ['the assistant has learned', 'assistant.json'],
    ['the first page is written', 'site/**/*.html'],
  ])('killed after %s', async (_, written) => {
    const dir = tempDir()
    const { url } = await serve(dir)
    const before = await served(url, dir)
    const kills = times({ usual: 1, full: 10 })
    for (let kill = 0; kill < kills; kill += 1) {
      const child = build(dir)
      const gone = ended(child)
      await hasWritten(dir, written)
      await sleep(Math.random() * (isFull ? 10_000 : 200))
      child.kill('SIGKILL')
      await gone
      if (currentBuildId(dir) !== before.current.trim()) break
      expect(await served(url, dir)).toEqual(before)
      for (const left of globSync('builds/*.unfinished', { cwd: dir })) rmSync(join(dir, left), { recursive: true })
    }
    report('killed builds', { kills })
  })

  // Mounting a disk of a few megabytes needs root.
  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('on a full disk', async ({ skip }) => {
    const dir = join(tempDir(), 'small')
    mkdirSync(dir)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dir]).status !== 0) return skip('No mount.')
    onTestFinished(() => {
      spawnSync('umount', ['-l', dir])
    })
    const { url } = await serve(dir)
    const before = await served(url, dir)
    const { bavail, bsize } = statfsSync(dir)
    // From too small for the content to too small for the last pictures.
    for (const megabytes of isFull ? [0.1, 0.5, 1, 2, 3] : [0.1, 2]) {
      const room = join(dir, 'filler')
      writeFileSync(room, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * 2 ** 20)))
      expect(await ended(build(dir))).toBe(1)
      expect(await served(url, dir)).toEqual(before)
      expect(globSync('builds/*', { cwd: dir })).toHaveLength(1)
      spawnSync('rm', [room])
    }
  })
})

test('two simultaneous builds are each complete, and the later one is live', async () => {
  const dir = tempDir()
  const old = build(dir, secondBusiness, isFull ? [] : ['--facts'])
  await hasWritten(dir, 'made-from')
  const content = changed({ 'business.yaml': ['555-0117', '555-0199'] })
  const young = build(dir, content, isFull ? [] : ['--facts'])
  expect(await Promise.all([ended(old), ended(young)])).toEqual([0, 0])
  const phones = buildIds(dir).map((id) =>
    /555-01\d\d/.exec(readFileSync(join(dir, 'builds', id, 'content/business.yaml'), 'utf8')),
  )
  expect(phones.map((found) => found?.[0])).toEqual(['555-0199', '555-0117'])
  expect(currentBuildId(dir)).toBe(buildIds(dir)[0])
})

test('a finished build goes live with pages, chat and letters together, and drops no request', async () => {
  const dir = tempDir()
  const dataDir = tempDir()
  testBuild(dir, { pages, content: secondBusiness, hasChat: true })
  const { url } = await startServerProcess({ BUILD_DIR: dir, DATA_DIR: dataDir })
  const chat = async () => {
    const body = JSON.stringify({ message: 'How much for 20 windows in Fredericktown?' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/functions/v1/ai-assistant`, { method: 'POST', headers, body })).text()
  }
  expect(await chat()).toContain('$110–$210')

  const statuses = new Map<number, number>()
  let isOver = false
  const stream = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      for (const path of ['/', '/_astro/app.old.js']) {
        const { status } = await fetch(url + path)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      await sleep(10)
    }
  })
  const content = changed({
    'business.yaml': ['555-0117', '555-0199'],
    'pricing.yaml': ['exterior: 95-180', 'exterior: 99-186'],
  })
  testBuild(dir, { pages: { ...pages, 'index.html': 'home: new' }, content, hasChat: true })
  const finished = performance.now()
  await eventually(async () => expect(await (await fetch(url)).text()).toBe('home: new'))
  const tookMs = Math.round(performance.now() - finished)
  expect(await chat()).toContain('$114–$216')
  await post(url, answersOf('Ann'), '/p/kokosing/f/estimate-request')
  await eventually(() => {
    const letters = globSync('outbox/*.eml', { cwd: dataDir }).map((file) => readFileSync(join(dataDir, file), 'utf8'))
    expect(letters.join('')).toContain('555-0199')
    expect(letters.join('')).not.toContain('555-0117')
  })
  isOver = true
  await Promise.all(stream)
  report('a new build', { 'live after ms': tookMs, requests: statuses.get(200) ?? 0 })
  expect([...statuses.keys()]).toEqual([200])
})
